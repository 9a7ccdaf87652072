import { useState } from 'react';
import type { BookingForm } from 'shared/bookings/booking-form.ts';
import type { BookingCreated } from 'shared/bookings/booking-request.ts';
import { showToast } from '../../components/ui/toast-store.ts';
import { createBooking } from './booking-api.ts';
import { bookingFailure, type BookingFailure } from './booking-failure.ts';
import { useRefreshers } from './booking-queries.ts';
import { bookingTexts } from './messages.ts';
import { SubmissionKey } from './submission-key.ts';
import { useBookingForm } from './use-booking-form.ts';
import { usePriceOf } from './use-price.ts';

const texts = bookingTexts.failure;

interface SubmitBooking {
  submit: (form: BookingForm) => Promise<void>;
  notice: string | null;
  /** Counts refusals that point at a field, so that the form can move the focus there. */
  refusals: number;
}

/**
 * Sends the form, and does what the answer asks for. Whatever goes wrong, nothing typed is lost. The form itself knows
 * that it is being sent (`isSubmitting`).
 */
export function useSubmitBooking(
  onBooked: (booking: BookingCreated, form: BookingForm) => Promise<void>,
): SubmitBooking {
  const form = useBookingForm();
  const priceOf = usePriceOf();
  const { refreshTimeslots, refreshPrices } = useRefreshers();
  const [key] = useState(() => new SubmissionKey());
  const [notice, setNotice] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);

  async function handle(failure: BookingFailure, sent: BookingForm): Promise<string> {
    switch (failure.kind) {
      case 'slot-lost': {
        const sentence = texts.slotLost(sent.bookingTime ?? '', failure.sentence);
        form.setValue('bookingTime', '');
        form.setError('bookingTime', { type: 'server', message: sentence });
        setRefusals((count) => count + 1);
        void refreshTimeslots();
        return sentence;
      }
      case 'price-changed': {
        const sentence = texts.priceChanged(failure.totalWon);
        await refreshPrices();
        setNotice(sentence);
        return sentence;
      }
      case 'fields':
        for (const { field, message } of failure.errors) form.setError(field, { type: 'server', message });
        setRefusals((count) => count + 1);
        return failure.sentence;
      case 'other':
        return failure.sentence;
    }
  }

  async function submit(checked: BookingForm): Promise<void> {
    setNotice(null);
    let booking: BookingCreated;
    try {
      const { totalWon } = priceOf({ ...checked, bookingTime: checked.bookingTime ?? '' });
      booking = await createBooking({ form: checked, totalPrice: totalWon }, key);
    } catch (error) {
      const description = await handle(bookingFailure(error), checked);
      showToast({ variant: 'destructive', title: texts.title, description });
      return;
    }
    void refreshTimeslots();
    await onBooked(booking, checked);
  }

  return { submit, notice, refusals };
}
