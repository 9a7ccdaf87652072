import { sessionDayOf } from './session-day.ts';

/** What a search asks for: bookings that hold one of the texts, or whose session is on the day. */
export interface SearchTerms {
  texts: string[];
  /** Seoul date. */
  day: string | undefined;
}

/** How `booking_words` (migration 0013) writes the booking type. */
const typeMarks = new Map([
  ['klook', '\u0001'],
  ['direct', '\u0002'],
]);

/** Digits that say little: fewer are looked for only as they were typed. */
const FEWEST_PHONE_DIGITS = 4;

/** What staff mean by a search. Null when it is empty: then nothing is searched. */
export function searchTerms(search: string, today: string): SearchTerms | null {
  const typed = search.normalize('NFC').toLowerCase().trim();
  if (typed === '') return null;
  const day = sessionDayOf(typed, today);
  const mark = typeMarks.get(typed);
  const texts = [
    typed,
    ...(mark === undefined ? [] : [mark]),
    ...bookingNumber(typed),
    ...(day === undefined ? phoneNumber(typed) : []),
  ];
  return { texts: [...new Set(texts)], day };
}

/** "#Q70JXFCSFP" as it is printed on ticket and mail, also with O for 0 and I or L for 1. */
function bookingNumber(typed: string): string[] {
  const bare = typed.replace(/^#\s*/, '');
  const read = /^[0-9a-z]{10}$/.test(bare) ? bare.replaceAll('o', '0').replace(/[il]/g, '1') : bare;
  return bare === '' ? [] : [bare, read];
}

/** The digits alone, and with the country code in place of the 0 before the area (as `phone_digits` stores them). */
function phoneNumber(typed: string): string[] {
  const digits = typed.replace(/\D/g, '');
  if (!/^[\d\s+().-]+$/.test(typed) || digits.length < FEWEST_PHONE_DIGITS) return [];
  return [digits, digits.replace(/^00/, '').replace(/^(820|0)/, '82')];
}

const LONGEST_KEY = 4;

/**
 * Keys by which `booking_search_keys` (migration 0013) finds a text; none for a single letter that booking numbers have,
 * which is everywhere.
 */
export function keysOf(text: string): string[] {
  const letters = [...text];
  if (letters.length === 1) return /[0-9a-hjkmnp-tv-z]/.test(text) ? [] : letters;
  const length = Math.min(letters.length, LONGEST_KEY);
  const keys = letters.slice(length - 1).map((_, at) => letters.slice(at, at + length).join(''));
  return [...new Set(keys)];
}

/** A text as a LIKE pattern: wildcards stand for themselves. */
export const patternOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
