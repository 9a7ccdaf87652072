import { BOOKING_FORM_KEY } from '../../lib/checkout/booking-form-key.ts';
import { linkTo } from '../../lib/language/links.ts';

interface Chosen {
  date: string;
  /** HH:mm */
  time: string;
  people: number;
  email: string;
}

/** Goes to the wizard with day and time chosen; what was typed there before stays. */
export function goAndBook({ date, time, people, email }: Chosen): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(BOOKING_FORM_KEY) ?? '{}') as Record<string, unknown>;
    const chosen = { bookingType: 'direct', bookingDate: date, bookingTime: time, people, email };
    sessionStorage.setItem(BOOKING_FORM_KEY, JSON.stringify({ ...kept, ...chosen }));
  } catch {
    // Storage is switched off: day and time are chosen once more.
  }
  location.assign(linkTo('/#booking'));
}
