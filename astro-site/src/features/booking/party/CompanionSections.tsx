import { useRef } from 'react';
import { MAX_PARTY_SIZE } from 'shared/bookings/companion.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { SingerContext } from '../form/singer.ts';
import { useBookingForm } from '../form/use-booking-form.ts';
import { CompanionSection } from './CompanionSection.tsx';
import { partyTexts as texts } from './party-messages.ts';
import { useSingers } from './singers.ts';

/** A part of the form for everybody who sings after the first. */
export function CompanionSections() {
  const form = useBookingForm();
  const frame = useRef<HTMLDivElement>(null);
  const [, ...shown] = useSingers();
  const people = shown.length + 1;

  /** Those after the one who is removed move up; the removed one waits behind them, in case they come after all. */
  const remove = (place: number) => {
    const companions = [...form.getValues('companions')];
    const removed = companions.splice(place, 1);
    companions.splice(shown.length - 1, 0, ...removed);
    form.clearErrors('companions');
    form.setValue('companions', companions);
    form.setValue('people', people - 1);
    // The button that was pressed is gone.
    frame.current?.focus({ preventScroll: true });
  };

  return (
    <div ref={frame} tabIndex={-1} role="group" aria-label={texts.others} className="outline-none">
      {shown.map((singer, place) => (
        <SingerContext key={place} value={`companions.${place}.`}>
          <CompanionSection place={place + 1} singer={singer} onRemove={() => remove(place)} />
        </SingerContext>
      ))}
      {shown.length > 0 && people < MAX_PARTY_SIZE && (
        <Button onClick={() => form.setValue('people', people + 1)}>{texts.add}</Button>
      )}
    </div>
  );
}
