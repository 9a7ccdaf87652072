import * as z from 'zod/mini';
import { findDrink } from '../drinks/drinks.ts';
import { isCalendarDate, timeOfDayPattern } from '../time/seoul.ts';
import { cleanCode, codeKey } from '../typed/code.ts';
import { cleanEmail, EMAIL_LIMIT, isEmail } from '../typed/email.ts';
import { cleanPhone, couldBePhone, PHONE_LIMIT } from '../typed/phone.ts';
import { cleanSongLink, isSongLink, isYoutubeLink } from '../typed/song-link.ts';
import { cleanLine, cleanLines } from '../typed/text.ts';
import { holdsLink } from './plain-name.ts';
import type { RefusalCode } from '../problems/refusals.en.ts';

/** Longest values, in characters. */
export const NAME_LIMIT = 100;
export const KLOOK_ID_LIMIT = 64;
export const YOUTUBE_URL_LIMIT = 2048;
/** Most add-ons in one booking. */
const MOST_ADD_ONS = 20;

/** What could break a mail header or a log line: C0, C1, line separators; and half a surrogate pair, which no column takes. */
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\p{Cs}]/u;

export function hasControlCharacters(value: string): boolean {
  return controlCharacters.test(value);
}

/** Add it to a text with `.check(…)`. */
export const noControlCharacters = z.refine<string>(
  (value) => !hasControlCharacters(value),
  'control-characters' satisfies RefusalCode,
);

const lineBreaks = /[\r\n\t]/g;

/** The same for a text of several lines. No column takes a zero byte, so what lets one through ends in a 500. */
export const noControlCharactersInLines = z.refine<string>(
  (value) => !hasControlCharacters(value.replace(lineBreaks, '')),
  'control-characters-in-lines' satisfies RefusalCode,
);

/** Only what can be seen is kept of a text in one line, and of one in lines. */
export const asLine = z.overwrite<string>(cleanLine);
export const asLines = z.overwrite<string>(cleanLines);

const atMost = (limit: number) => z.maxLength(limit, 'text-too-long' satisfies RefusalCode);

/** A line that must not be empty, with the given message when it is missing. */
export const requiredText = (message: string, limit: number) =>
  z.string({ error: message }).check(asLine, z.minLength(1, message), atMost(limit), noControlCharacters);

/** A line that may be empty. */
export const optionalText = (limit: number) => z.string().check(asLine, atMost(limit), noControlCharacters);

/** A text of several lines that may be empty. */
export const optionalLines = (limit: number) =>
  z.string().check(asLines, atMost(limit), noControlCharactersInLines);

/** Somebody's name, as mails greet with it and staff read it. */
export const nameField = (message: string) =>
  requiredText(message, NAME_LIMIT).check(
    z.refine((name) => !holdsLink(name), 'name-with-link' satisfies RefusalCode),
  );

export const emailField = z
  .string({ error: 'email-wrong' satisfies RefusalCode })
  .check(
    z.overwrite(cleanEmail),
    atMost(EMAIL_LIMIT),
    z.refine(isEmail, 'email-wrong' satisfies RefusalCode),
  );

/** `message` where there is none. Whether it can be called, and in which country, the booking service finds out. */
export const phoneNumberField = (message: string) =>
  z.string({ error: message }).check(
    z.overwrite(cleanPhone),
    z.minLength(1, message),
    atMost(PHONE_LIMIT),
    z.refine<string>((phone) => phone === '' || couldBePhone(phone), 'phone-wrong' satisfies RefusalCode),
  );

export const phoneField = phoneNumberField('phone-missing' satisfies RefusalCode);

/** Two ways to write a Klook booking ID are one reservation: `codeKey` decides, and in the database `code_key`. */
export const klookIdField = z.string().check(
  z.overwrite(cleanCode),
  atMost(KLOOK_ID_LIMIT),
  noControlCharacters,
  z.refine<string>((id) => codeKey(id) !== '', 'klook-id-missing' satisfies RefusalCode),
);

export const songLinkField = z.string({ error: 'track-wrong' satisfies RefusalCode }).check(
  z.overwrite(cleanSongLink),
  atMost(YOUTUBE_URL_LIMIT),
  z.refine(isSongLink, {
    error: ({ input }) =>
      isYoutubeLink(String(input))
        ? ('track-not-one-video' satisfies RefusalCode)
        : ('track-wrong' satisfies RefusalCode),
  }),
);

export const drinkField = z
  .string({ error: 'drink-missing' satisfies RefusalCode })
  .check(z.refine((value) => findDrink(value) !== undefined, 'drink-missing' satisfies RefusalCode));

/** yyyy-MM-dd. */
const dateOr = (message: string) => z.string({ error: message }).check(z.refine(isCalendarDate, message));
/** HH:mm. */
const timeOr = (message: string) => z.string({ error: message }).check(z.regex(timeOfDayPattern, message));

export const dateField = dateOr('date-missing' satisfies RefusalCode);
export const timeField = timeOr('time-missing' satisfies RefusalCode);
export const klookDateField = dateOr('klook-date-missing' satisfies RefusalCode);
export const klookTimeField = timeOr('klook-time-wrong' satisfies RefusalCode);

export const addOnIdsField = z
  .array(
    z
      .int({ error: 'add-ons-wrong' satisfies RefusalCode })
      .check(z.positive('add-ons-wrong' satisfies RefusalCode)),
    {
      error: 'add-ons-wrong' satisfies RefusalCode,
    },
  )
  .check(
    z.maxLength(MOST_ADD_ONS, 'add-ons-wrong' satisfies RefusalCode),
    z.refine((ids) => new Set(ids).size === ids.length, 'add-ons-wrong' satisfies RefusalCode),
  );
