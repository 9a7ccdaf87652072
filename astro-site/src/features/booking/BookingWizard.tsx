import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { BookingForm as CheckedForm } from 'shared/bookings/booking-form.ts';
import type { BookingCreated } from 'shared/bookings/booking-request.ts';
import { showToast } from '../../components/ui/toast-store.ts';
import { Toaster } from '../../components/ui/Toaster.tsx';
import { scrollBehavior } from '../../lib/motion.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { goToPayment } from './go-to-payment.ts';
import { BookingForm } from './BookingForm.tsx';
import { clearHash, KLOOK_HASH, WIZARD_ID } from './booking-hash.ts';
import { BookingTypeCards, type BookingTypeContent } from './BookingTypeCards.tsx';
import '../../components/ui/ticket.css';
import './booking.css';
import { repeatEarlyTap } from './early-tap.ts';
import { bookingFormResolver } from './form-resolver.ts';
import { emptyForm, type BookingFormValues, type BookingType } from './form-values.ts';
import { keepForm, keptForm } from './kept-form.ts';
import { bookingTexts } from './messages.ts';

export interface BookingWizardProps {
  content: BookingTypeContent;
}

/** The booking wizard (spec.md sections 2 and 4): select-type, then booking-form. Mount it with `client:visible`. */
export function BookingWizard({ content }: BookingWizardProps) {
  const [queryClient] = useState(createQueryClient);
  const [type, setType] = useState<BookingType | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const [kept] = useState(keptForm);
  const form = useForm<BookingFormValues, unknown, CheckedForm>({
    defaultValues: kept,
    resolver: bookingFormResolver,
    // The wizard moves the focus itself, in the order of the page (`focusFirstField`).
    shouldFocusError: false,
  });

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepForm(values) }),
    [form],
  );

  // The step that appears takes the focus, so that keyboard and screen-reader users arrive there too.
  useEffect(() => {
    if (moved.current) heading.current?.focus({ preventScroll: true });
  }, [type]);

  const step = (next: BookingType | null) => {
    moved.current = true;
    setType(next);
    document.getElementById(WIZARD_ID)?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
  };
  const choose = (chosen: BookingType) => {
    form.clearErrors();
    form.setValue('bookingType', chosen);
    if (chosen === 'klook') location.hash = KLOOK_HASH;
    step(chosen);
  };

  useEffect(repeatEarlyTap, []);

  // Reset, back to the cards, to the top of the page, and say so (spec.md sections 4 and 8).
  const booked = (booking: BookingCreated, sent: CheckedForm) => {
    const toast = { title: bookingTexts.success.title, description: bookingTexts.success.text(booking.id) };
    form.reset(emptyForm);
    keepForm(null);
    moved.current = false;
    setType(null);
    clearHash();
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
    showToast({ variant: 'success', ...toast });
    if (booking.bookingType === 'direct') goToPayment(booking, sent, toast);
  };

  return (
    <QueryClientProvider client={queryClient}>
      <div id={WIZARD_ID}>
        {type ? (
          <FormProvider {...form}>
            <BookingForm type={type} headingRef={heading} onBack={() => step(null)} onBooked={booked} />
          </FormProvider>
        ) : (
          <BookingTypeCards content={content} headingRef={heading} onChoose={choose} />
        )}
      </div>
      <Toaster />
    </QueryClientProvider>
  );
}
