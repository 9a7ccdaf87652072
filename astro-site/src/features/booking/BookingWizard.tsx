import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { BookingType } from 'shared/pricing/booking-type.ts';
import { Toaster } from '../../components/ui/Toaster.tsx';
import { forgetCheckout } from '../../lib/checkout/checkout-session.ts';
import { heldHere, type Held } from '../../lib/checkout/held-here.ts';
import { scrollBehavior } from '../../lib/motion.ts';
import { BookingForm } from './BookingForm.tsx';
import { WIZARD_ID } from './form/booking-hash.ts';
import { clearHash } from './clear-hash.ts';
import { knownAddOns } from './reads/booking-reads.ts';
import { BookingTypeCards, type BookingTypeContent } from './form/BookingTypeCards.tsx';
import '../../components/ui/ticket.css';
import './booking.css';
import { repeatEarlyTap } from './early-tap.ts';
import { bookingFormResolver } from './form/form-resolver.ts';
import { HeldContext } from './held/held-context.ts';
import { emptyForm, type BookingFormValues, type CheckedForm } from './form/form-values.ts';
import { landAtHeld, markWayBack } from './held/land-at-held.ts';
import { HeldNotice } from './held/HeldNotice.tsx';
import { heldForm, keepForm, keepHeldForm, keptForm } from './form/kept-form.ts';
import { leaveWith, rememberBooking, type MadeBooking } from './submit/leave-with-booking.ts';
import { PublishedContext, type Published } from './reads/published.ts';
import { enterStep, isAtCards, leaveStep, stepHere } from './form/steps.ts';
import { useHeldSession } from './held/use-held-session.ts';
import { beginIn } from './where/begin-in.ts';

export interface BookingWizardProps {
  content: BookingTypeContent;
  published: Published;
}

/** The booking wizard: select-type, then booking-form. Mount it with `client:visible`. */
export function BookingWizard({ content, published }: BookingWizardProps) {
  const [type, setType] = useState<BookingType | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const { branches } = published;
  const [kept] = useState(() => beginIn(branches, keptForm()));
  const [resolver] = useState(() => bookingFormResolver(knownAddOns, branches.length > 0));
  const session = useHeldSession();
  /** The held session that the form is changing. */
  const [changing, setChanging] = useState<Held | null>(null);
  const keep = useRef<(form: BookingFormValues) => void>(keepForm);
  const form = useForm<BookingFormValues, unknown, CheckedForm>({
    defaultValues: kept,
    resolver,
    // The wizard moves the focus itself, in the order of the page (`focusFirstField`).
    shouldFocusError: false,
  });

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep.current(values) }),
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
  const startChange = (held: Held | null) => {
    keep.current = held?.session ? keepHeldForm : keepForm;
    setChanging(held);
  };
  const change = (held: Held) => {
    startChange(held);
    form.reset(heldForm(heldHere() ?? held));
    step('direct');
  };
  const cards = () => {
    // The changes stay with the held session; another booking begins with what was typed for it.
    startChange(null);
    if (changing) form.reset(keptForm());
    step(null);
  };
  const open = (chosen: BookingType) => {
    form.clearErrors();
    form.setValue('bookingType', chosen);
    step(chosen);
  };
  const choose = (chosen: BookingType) => {
    enterStep({ type: chosen });
    open(chosen);
  };
  const back = () => {
    // Where the history leads to the cards, it says so by itself.
    if (!leaveStep()) cards();
  };

  /** Shows what this entry of the history does. @returns whether that is a form */
  const follow = () => {
    const here = stepHere();
    const held = here?.changing ? heldHere() : null;
    if (here && (!here.changing || held)) {
      if (type === here.type && Boolean(here.changing) === (changing !== null)) return true;
      enterStep(here);
      if (held) change(held);
      else open(here.type);
      return true;
    }
    if (type && isAtCards()) cards();
    return false;
  };
  const onEntry = useEffectEvent(follow);
  useEffect(() => {
    const first = requestAnimationFrame(() => repeatEarlyTap(onEntry()));
    const onPopState = () => void onEntry();
    addEventListener('popstate', onPopState);
    return () => {
      cancelAnimationFrame(first);
      removeEventListener('popstate', onPopState);
    };
  }, []);
  // In the next frame the notice is there.
  useEffect(() => {
    requestAnimationFrame(landAtHeld);
    // Out of the browser's cache.
    addEventListener('pageshow', landAtHeld);
    return () => removeEventListener('pageshow', landAtHeld);
  }, []);

  // Reset, back to the cards, to the top of the page, and on to the page that says how it stands.
  const booked = (made: MadeBooking) => {
    // The one that it has taken the place of.
    if (changing) forgetCheckout();
    rememberBooking(made);
    startChange(null);
    form.reset({ ...emptyForm, branchId: form.getValues('branchId') });
    keepForm(null);
    moved.current = false;
    setType(null);
    // "Back" restores the page as it is left: the notice has to be on it.
    session.look();
    if (made.booking.holdExpiresAt) markWayBack();
    else clearHash();
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
    leaveWith(made.booking);
  };

  const onGone = () => {
    forgetCheckout();
    session.look();
    startChange(null);
  };

  const held = changing ?? session.held;
  const inForm = held && { held, changing: changing !== null, ended: !session.held, onGone };

  return (
    <PublishedContext value={published}>
      <div id={WIZARD_ID}>
        {type ? (
          <FormProvider {...form}>
            <HeldContext value={inForm}>
              <BookingForm type={type} headingRef={heading} onBack={back} onBooked={booked} />
            </HeldContext>
          </FormProvider>
        ) : (
          <>
            <HeldNotice
              state={session}
              onChange={(held) => {
                enterStep({ type: 'direct', changing: true });
                change(held);
              }}
            />
            <BookingTypeCards content={content} headingRef={heading} onChoose={choose} />
          </>
        )}
      </div>
      <Toaster />
    </PublishedContext>
  );
}
