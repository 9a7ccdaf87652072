import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState, type Ref } from 'react';
import type { BookingForm as CheckedForm } from 'shared/bookings/booking-form.ts';
import type { BookingCreated } from 'shared/bookings/booking-request.ts';
import { Button } from '../../components/ui/Button.tsx';
import { AddOnSection } from './AddOnSection.tsx';
import { DetailsSection } from './DetailsSection.tsx';
import { DrinkSection } from './DrinkSection.tsx';
import { focusFirstField } from './field-ids.ts';
import { fieldOrder, type BookingType } from './form-values.ts';
import { KlookSection } from './KlookSection.tsx';
import { bookingTexts } from './messages.ts';
import { TicketEdge } from './TicketEdge.tsx';
import { TicketStub } from './TicketStub.tsx';
import { useBookingForm } from './use-booking-form.ts';
import { useSubmitBooking } from './use-submit-booking.ts';
import { WhenSection } from './WhenSection.tsx';

const texts = bookingTexts.form;

interface BookingFormProps {
  type: BookingType;
  headingRef: Ref<HTMLHeadingElement>;
  onBack: () => void;
  onBooked: (booking: BookingCreated, form: CheckedForm) => void;
}

/** Step 2: the ticket. */
export function BookingForm({ type, headingRef, onBack, onBooked }: BookingFormProps) {
  const form = useBookingForm();
  const { errors, submitCount, isSubmitting } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  const stub = useRef<HTMLElement>(null);
  const [torn, setTorn] = useState(false);

  const { submit, notice, refusals } = useSubmitBooking(async (booking, checked) => {
    setTorn(true);
    await animationsOf(stub.current);
    onBooked(booking, checked);
  });

  const wrong = fieldOrder.filter((field) => errors[field]);
  useEffect(() => {
    if (element.current && !isSubmitting)
      focusFirstField(element.current, Object.keys(form.formState.errors));
    // Only a submission moves the focus; errors that come and go while typing must not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, refusals]);

  return (
    <form
      ref={element}
      noValidate
      aria-labelledby="booking-form-heading"
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      className="ticket enter"
    >
      <div className="ticket-body">
        <Button variant="quiet" size="sm" onClick={onBack} className="-ml-4">
          <ArrowLeft aria-hidden="true" className="size-4" /> {texts.changeType}
        </Button>
        <h3
          ref={headingRef}
          id="booking-form-heading"
          tabIndex={-1}
          className="display mt-3 mb-4 text-3xl outline-none sm:text-4xl"
        >
          {type === 'direct' ? texts.directHeading : texts.klookHeading}
        </h3>
        {type === 'direct' ? <WhenSection /> : <KlookSection />}
        <DrinkSection />
        <DetailsSection />
        <AddOnSection atStudio={type === 'klook'} />
        <p key={submitCount} role="alert" className="sr-only">
          {wrong[0] && bookingTexts.failure.summary(wrong.length, errors[wrong[0]]?.message ?? '')}
        </p>
      </div>
      <TicketStub ref={stub} torn={torn} />
      <TicketEdge pending={isSubmitting || torn} notice={notice} />
    </form>
  );
}

/** Resolves when the element stands still again; at once where motion is reduced. */
async function animationsOf(element: HTMLElement | null): Promise<void> {
  await new Promise(requestAnimationFrame);
  await Promise.allSettled((element?.getAnimations() ?? []).map((animation) => animation.finished));
}
