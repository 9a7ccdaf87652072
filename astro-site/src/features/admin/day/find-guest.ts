import { bookingIdSchema } from 'shared/bookings/booking-id.ts';
import type { DaySession } from 'shared/day/day.ts';
import { codeKey } from 'shared/typed/code.ts';
import { foldForSearch } from 'shared/typed/search.ts';
import { plainDigits } from 'shared/typed/text.ts';

/** Digits of a phone that are worth looking for. */
const FEWEST_DIGITS = 3;

/** Sessions of a guest by number as it is printed, name, or the last digits of the phone; nothing for nothing typed. */
export function findGuests(sessions: readonly DaySession[], typed: string): DaySession[] {
  const text = foldForSearch(typed).trim();
  if (text === '') return [];
  const number = codeKey(typed);
  const digits = plainDigits(text).replaceAll(/[\s+()-]/g, '');
  const isPhone = /^\d+$/.test(digits) && digits.length >= FEWEST_DIGITS;
  const found = sessions.filter(
    ({ id, name, phone }) =>
      (number !== '' && id.startsWith(number)) ||
      foldForSearch(name).includes(text) ||
      (isPhone && phone !== null && phone.replaceAll(/\D/g, '').endsWith(digits)),
  );
  return found.length > 0 ? found : [sessionOf(sessions, number) ?? []].flat();
}

/**
 * The session of a booking number: that of the booking itself, or of the first who still comes of a party that it belonged to. Mails
 * carry the number of whoever booked, who may have cancelled for themselves.
 */
export const sessionOf = (sessions: readonly DaySession[], id: string): DaySession | undefined =>
  sessions.find((session) => session.id === id) ??
  sessions.find(({ party }) => party?.others.some((other) => other.id === id));

/** The booking number that a code of ours carries; null for any other code. */
export function numberIn(scanned: string): string | null {
  const number = bookingIdSchema.safeParse(codeKey(scanned));
  return number.success ? number.data : null;
}
