import { BOOKING_FORM_KEY } from '../../lib/checkout/booking-form-key.ts';
import { linkTo } from '../../lib/language/links.ts';

interface Chosen {
  branchId: number;
  date: string;
  /** HH:mm */
  time: string;
  people: number;
  email: string;
  /** Until when it is kept for the guest (ISO instant), where it is. */
  until?: string;
}

/** Goes to the wizard's form with day and time chosen; what was typed there before stays. */
export function goAndBook({ branchId, date, time, people, email, until }: Chosen): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(BOOKING_FORM_KEY) ?? '{}') as Record<string, unknown>;
    const chosen = { branchId, bookingDate: date, bookingTime: time, people, email };
    const form = { ...kept, bookingType: 'direct', ...chosen };
    sessionStorage.setItem(
      BOOKING_FORM_KEY,
      JSON.stringify({ ...form, offer: until ? { date, time, until } : '' }),
    );
  } catch {
    // Storage is switched off: day and time are chosen once more.
  }
  location.assign(linkTo('/#book-direct'));
}
