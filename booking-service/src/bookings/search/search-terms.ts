import { BOOKING_ID_LENGTH } from 'shared/bookings/booking-id.ts';
import { codeKey } from 'shared/typed/code.ts';
import { plainDigits } from 'shared/typed/text.ts';
import { sessionDayOf } from './session-day.ts';

/** What a search asks for: bookings that hold one of the texts, or whose session is on the day. */
export interface SearchTerms {
  texts: string[];
  /** Seoul date. */
  day: string | undefined;
}

/** How `booking_words` (migration 0005) writes the booking type. */
const typeMarks = new Map([
  ['klook', '\u0001'],
  ['direct', '\u0002'],
]);

/** Digits that say little: fewer are looked for only as they were typed. */
const FEWEST_PHONE_DIGITS = 4;

/** What staff mean by a search, as `search_folded` has it. Null when it is empty: then nothing is searched. */
export function searchTerms(typed: string, today: string): SearchTerms | null {
  if (typed === '') return null;
  const day = sessionDayOf(typed, today);
  const mark = typeMarks.get(typed);
  const texts = [
    typed,
    ...(mark === undefined ? [] : [mark]),
    ...codes(typed),
    ...(day === undefined ? phoneNumber(typed) : []),
  ];
  return { texts: [...new Set(texts)].filter((text) => text !== ''), day };
}

/** "#Q70JXFCSFP" as it is printed on ticket and mail, or the number of a Klook reservation: also with O for 0 and I or L for 1. */
function codes(typed: string): string[] {
  const bare = typed.replace(/^#\s*/, '');
  const couldBeCode =
    /^[0-9a-z\s-]{4,}$/.test(bare) && (/\d/.test(bare) || bare.length === BOOKING_ID_LENGTH);
  return [bare, couldBeCode ? codeKey(bare).toLowerCase() : bare];
}

/** The digits alone, without what only one country dials before them: numbers are stored with the country code. */
function phoneNumber(typed: string): string[] {
  const digits = plainDigits(typed).replace(/\D/g, '');
  if (!/^[\p{Nd}\s+().-]+$/u.test(typed) || digits.length < FEWEST_PHONE_DIGITS) return [];
  const read = [digits, digits.replace(/^0+/, ''), digits.replace(/^820/, '82')];
  return read.filter(({ length }) => length >= FEWEST_PHONE_DIGITS);
}

const LONGEST_KEY = 4;

/**
 * Keys by which `booking_search_keys` (migration 0005) finds a text; none for a single letter that booking numbers have,
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
