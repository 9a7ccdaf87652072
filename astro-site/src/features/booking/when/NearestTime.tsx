import { useRef } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { focusTime } from '../form/field-ids.ts';
import { useBookingForm } from '../form/use-booking-form.ts';
import { words } from '../words/words.ts';

/** Where a party was refused and there is room for it on the same day: the nearest start, to be taken with one press. */
export function NearestTime() {
  const form = useBookingForm();
  const frame = useRef<HTMLDivElement>(null);
  const time = form.formState.errors.bookingTime?.types?.['nearest'];
  if (typeof time !== 'string') return null;
  const take = () => {
    focusTime(frame.current, time);
    form.setValue('bookingTime', time, { shouldDirty: true });
    form.clearErrors('bookingTime');
  };
  return (
    <div ref={frame}>
      <Button size="sm" onClick={take}>
        {words.party.nearestTime(time)}
      </Button>
    </div>
  );
}
