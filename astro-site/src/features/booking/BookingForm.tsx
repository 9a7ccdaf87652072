import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState, type Ref } from 'react';
import { get } from 'react-hook-form';
import type { BookingType } from 'shared/pricing/booking-type.ts';
import { Button } from '../../components/ui/Button.tsx';
import { AddOnSection } from './add-ons/AddOnSection.tsx';
import { useChangingSession } from './held/held-context.ts';
import { ChangingNote } from './held/ChangingNote.tsx';
import { OfferNote } from './held/OfferNote.tsx';
import { DetailsSection } from './form/DetailsSection.tsx';
import { DrinkSection } from './drink/DrinkSection.tsx';
import { focusField } from './form/field-ids.ts';
import { fieldPaths } from './form/form-values.ts';
import { KlookSection } from './form/KlookSection.tsx';
import type { MadeBooking } from './submit/leave-with-booking.ts';
import { CompanionSections } from './party/CompanionSections.tsx';
import { PartySizeSection } from './party/PartySizeSection.tsx';
import { TicketEdge } from './ticket/TicketEdge.tsx';
import { TicketStub } from './ticket/TicketStub.tsx';
import { useBookingForm } from './form/use-booking-form.ts';
import { useSubmitBooking } from './submit/use-submit-booking.ts';
import { VoucherCode } from './voucher/VoucherCode.tsx';
import { useBranchId, usePublished } from './reads/published.ts';
import { WhenSection } from './when/WhenSection.tsx';
import { WhereSection } from './where/WhereSection.tsx';
import { words } from './words/words.ts';

interface BookingFormProps {
  type: BookingType;
  headingRef: Ref<HTMLHeadingElement>;
  onBack: () => void;
  onBooked: (made: MadeBooking) => void;
}

/** Step 2: the ticket. */
export function BookingForm({ type, headingRef, onBack, onBooked }: BookingFormProps) {
  const texts = words.form;
  const form = useBookingForm();
  const asksWhere = usePublished().branches.length > 0;
  const branchId = useBranchId();
  const { errors, submitCount, isSubmitting } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  const stub = useRef<HTMLElement>(null);
  const [torn, setTorn] = useState(false);

  const { submit, notice, refusals } = useSubmitBooking(async (made) => {
    setTorn(true);
    await animationsOf(stub.current);
    onBooked(made);
  });

  const changing = useChangingSession() !== null;
  const directHeading = changing ? texts.changeHeading : texts.directHeading;
  const heading = type === 'direct' ? directHeading : texts.klookHeading;

  const wrong = fieldPaths.flatMap((field) => {
    const error = get(errors, field) as { message: string } | undefined;
    return error ? [{ field, message: error.message }] : [];
  });
  const firstWrong = wrong[0];
  useEffect(() => {
    if (element.current && !isSubmitting && firstWrong) focusField(element.current, firstWrong.field);
    // Only a submission moves the focus; errors that come and go while typing must not.
    // oxlint-disable-next-line react/exhaustive-deps
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
          {heading}
        </h3>
        <ChangingNote />
        {type === 'direct' && !changing && <OfferNote />}
        {asksWhere && <WhereSection />}
        {type === 'direct' ? (
          <>
            <PartySizeSection />
            {(!asksWhere || branchId > 0) && <WhenSection />}
          </>
        ) : (
          <KlookSection />
        )}
        <DrinkSection />
        <DetailsSection />
        <AddOnSection atStudio={type === 'klook'} />
        {type === 'direct' && (
          <>
            <CompanionSections />
            <VoucherCode />
          </>
        )}
        <p key={submitCount} role="alert" className="sr-only">
          {firstWrong && words.failure.summary(wrong.length, firstWrong.message)}
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
