import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useBookingForm } from '../form/use-booking-form.ts';
import { words } from '../words/words.ts';

/** What the error says when more people made the chosen time too short. */
const TOO_SHORT = 'too-short';

/**
 * Takes a chosen time back that is not among `free`, the starts with room for all, and says so at its field.
 *
 * @returns that sentence while it stands: nobody has moved the focus, so it has to be read out
 */
export function useTimeThatFits(free: readonly string[] | undefined): string | undefined {
  const form = useBookingForm();
  const [time, people] = useWatch({ control: form.control, name: ['bookingTime', 'people'] });
  const gone = people > 1 && time !== '' && free !== undefined && !free.includes(time);
  useEffect(() => {
    if (!gone) return;
    form.setValue('bookingTime', '');
    form.setError('bookingTime', { type: TOO_SHORT, message: words.party.timeGone(time, people) });
  }, [form, gone, time, people]);
  const error = form.formState.errors.bookingTime;
  return error?.type === TOO_SHORT ? error.message : undefined;
}
