import { useState } from 'react';
import { addOnName } from 'shared/catalogue/add-on-name.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { proofOf } from '../../../lib/checkout/held-here.ts';
import { createBooking } from './create-booking.ts';
import { bookingFailure, type BookingFailure } from './booking-failure.ts';
import { refreshPrices, refreshTimeslots, useAddOns } from '../reads/booking-reads.ts';
import { useChangingSession } from '../held/held-context.ts';
import type { MadeBooking } from './leave-with-booking.ts';
import { SubmissionKey } from '../../../lib/api/submission-key.ts';
import type { BookingField, CheckedForm } from '../form/form-values.ts';
import { useBookingForm } from '../form/use-booking-form.ts';
import { usePriceOf } from '../ticket/use-price.ts';
import { words } from '../words/words.ts';

interface SubmitBooking {
  submit: (form: CheckedForm) => Promise<void>;
  notice: string | null;
  /** Counts refusals that point at a field, so that the form can move the focus there. */
  refusals: number;
}

/**
 * Sends the form, and does what the answer asks for. Whatever goes wrong, nothing typed is lost. The form itself knows
 * that it is being sent (`isSubmitting`).
 */
export function useSubmitBooking(onBooked: (made: MadeBooking) => Promise<void>): SubmitBooking {
  const form = useBookingForm();
  const priceOf = usePriceOf();
  const offered = useAddOns().known;
  const changing = useChangingSession();
  const [key] = useState(() => new SubmissionKey());
  const [notice, setNotice] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);

  async function handle(failure: BookingFailure, sent: CheckedForm): Promise<string> {
    switch (failure.kind) {
      case 'slot-lost': {
        const { goneTime = sent.bookingTime ?? '', nearestTime } = failure;
        const lost = words.failure.slotLost(goneTime, failure.sentence);
        const own = changing && !changing.ended && changing.held.session?.ordered.bookingTime;
        const sentence = own ? `${lost} ${words.held.stillYours(own)}` : lost;
        form.setValue('bookingTime', '');
        // The offer goes with the message.
        form.setError('bookingTime', {
          type: 'server',
          message: sentence,
          types: { nearest: nearestTime },
        });
        setRefusals((count) => count + 1);
        void refreshTimeslots();
        return sentence;
      }
      case 'price-changed': {
        const sentence = words.failure.priceChanged(failure.totalWon);
        await refreshPrices();
        setNotice(sentence);
        return sentence;
      }
      case 'fields':
        // What is on sale may be other than when the page was loaded: the field that is asked for has to be there.
        if (failure.errors.some(({ field }) => /(lpDeliveryAddress|selectedAddons)$/.test(field)))
          await refreshPrices();
        for (const { field, message } of failure.errors)
          form.setError(field as BookingField, { type: 'server', message });
        setRefusals((count) => count + 1);
        return failure.sentence;
      case 'held-gone':
        changing?.onGone();
        return failure.sentence;
      case 'other':
        return failure.sentence;
    }
  }

  async function submit(checked: CheckedForm): Promise<void> {
    setNotice(null);
    let made: MadeBooking;
    try {
      const { totalWon, singers } = priceOf(checked);
      const replaces = (changing && (await proofOf(changing.held))) ?? undefined;
      const { booking, secret } = await createBooking({ form: checked, totalPrice: totalWon, replaces }, key);
      const addOnsOf = (ids: readonly number[]) =>
        offered
          .filter(({ id }) => ids.includes(id))
          .map((addOn) => ({ name: addOnName(addOn), priceWon: addOn.customQuote ? null : addOn.price }));
      const feesWon = singers.map(({ sessionFeeWon }) => sessionFeeWon);
      made = { booking, secret, sent: checked, form: form.getValues(), addOnsOf, feesWon };
    } catch (error) {
      const description = await handle(bookingFailure(error), checked);
      showToast({ variant: 'destructive', title: words.failure.title, description });
      return;
    }
    void refreshTimeslots();
    await onBooked(made);
  }

  return { submit, notice, refusals };
}
