import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { MAX_PARTY_SIZE } from 'shared/bookings/companion.ts';
import { partyTimes } from 'shared/slots/party-times.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { SingerContext } from '../form/singer.ts';
import { useBookingForm } from '../form/use-booking-form.ts';
import { useRules } from '../reads/booking-reads.ts';
import { CompanionSection } from './CompanionSection.tsx';
import { words } from '../words/words.ts';

/** A part of the form for everybody who sings after the first. */
export function CompanionSections() {
  const form = useBookingForm();
  const frame = useRef<HTMLDivElement>(null);
  const added = useRef(false);
  const [people, bookingTime] = useWatch({ control: form.control, name: ['people', 'bookingTime'] });
  const { slotMinutes } = useRules().known;
  const times = bookingTime ? partyTimes(bookingTime, people, slotMinutes) : [];
  const places = Array.from({ length: people - 1 }, (_, place) => place);

  // The button that was pressed has moved away, or is gone.
  useEffect(() => {
    const names = frame.current?.querySelectorAll<HTMLElement>('[data-field$=".name"] input');
    if (added.current) names?.item(names.length - 1).focus();
    added.current = false;
  }, [people]);

  const add = () => {
    added.current = true;
    form.setValue('people', people + 1);
  };

  /** Those after the one who is removed move up; the removed one waits behind them, in case they come after all. */
  const remove = (place: number) => {
    const companions = [...form.getValues('companions')];
    const removed = companions.splice(place, 1);
    companions.splice(people - 2, 0, ...removed);
    form.clearErrors('companions');
    form.setValue('companions', companions);
    form.setValue('people', people - 1);
    // The button that was pressed is gone.
    frame.current?.focus({ preventScroll: true });
  };

  return (
    <div
      ref={frame}
      tabIndex={-1}
      role="group"
      aria-label={words.party.others}
      className="companions outline-none"
    >
      {places.map((place) => (
        <SingerContext key={place} value={`companions.${place}.`}>
          <CompanionSection place={place + 1} time={times[place + 1]} onRemove={() => remove(place)} />
        </SingerContext>
      ))}
      {people > 1 && people < MAX_PARTY_SIZE && <Button onClick={add}>{words.party.add}</Button>}
    </div>
  );
}
