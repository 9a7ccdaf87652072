import * as z from 'zod/mini';
import { findDrink } from '../drinks/drinks.ts';
import { isCalendarDate, timeOfDayPattern } from '../time/seoul.ts';
import { holdsLink } from './plain-name.ts';
import { words as bookingMessages } from './words/words.ts';

/**
 * In the language of the page, which a browser knows before any script of it runs, so that schemas may take messages over as they
 * are made; English in the booking service.
 */
export { bookingMessages };

/** Longest values, in characters. */
export const EMAIL_LIMIT = 100;
export const NAME_LIMIT = 100;
export const YOUTUBE_URL_LIMIT = 2048;
/** Most add-ons in one booking. */
const MOST_ADD_ONS = 20;

/**
 * Anything invisible that could break a mail header, a log line or a screen: C0, C1, line separators, bidi controls; and half
 * a surrogate pair, which no column takes.
 */
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\p{Cs}]/u;

export function hasControlCharacters(value: string): boolean {
  return controlCharacters.test(value);
}

/** Add it to a text with `.check(…)`. */
export const noControlCharacters = z.refine<string>(
  (value) => !hasControlCharacters(value),
  bookingMessages.controlCharacters,
);

const lineBreaks = /[\r\n\t]/g;

/** The same for a text of several lines. No column takes a zero byte, so what lets one through ends in a 500. */
export const noControlCharactersInLines = z.refine<string>(
  (value) => !hasControlCharacters(value.replace(lineBreaks, '')),
  bookingMessages.controlCharactersInLines,
);

/** A trimmed text that must not be empty, with the given message when it is missing. */
export function requiredText(message: string, limit: number) {
  return z
    .string({ error: message })
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(limit, bookingMessages.tooLong(limit)),
      noControlCharacters,
    );
}

/** Somebody's name, as mails greet with it and staff read it. */
export const nameField = (message: string) =>
  requiredText(message, NAME_LIMIT).check(z.refine((name) => !holdsLink(name), bookingMessages.nameWithLink));

const anEmail = z.email();

export const emailField = z.string({ error: bookingMessages.email }).check(
  z.trim(),
  z.maxLength(EMAIL_LIMIT, bookingMessages.tooLong(EMAIL_LIMIT)),
  z.refine<string>((value) => anEmail.safeParse(value).success, bookingMessages.email),
);

const youtubeHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtu.be'];

/** https on a YouTube host, with something after the host, no port and no login. */
export function isYoutubeUrl(value: string): boolean {
  if (hasControlCharacters(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  const plain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return plain && youtubeHosts.includes(url.hostname) && `${url.pathname}${url.search}`.length > 1;
}

/** What people copy from an address bar or a message: "youtu.be/abc" means https. */
function withHttps(value: string): string {
  const host = value.split('/', 1)[0] ?? '';
  return youtubeHosts.includes(host.toLowerCase()) ? `https://${value}` : value;
}

export const youtubeUrlField = z
  .string({ error: bookingMessages.youtubeTrackUrl })
  .check(
    z.trim(),
    z.overwrite(withHttps),
    z.maxLength(YOUTUBE_URL_LIMIT, bookingMessages.tooLong(YOUTUBE_URL_LIMIT)),
    z.refine(isYoutubeUrl, bookingMessages.youtubeTrackUrl),
  );

export const drinkField = z
  .string({ error: bookingMessages.selectedDrink })
  .check(z.refine((value) => findDrink(value) !== undefined, bookingMessages.selectedDrink));

/** yyyy-MM-dd. */
const dateOr = (message: string) => z.string({ error: message }).check(z.refine(isCalendarDate, message));
/** HH:mm. */
const timeOr = (message: string) => z.string({ error: message }).check(z.regex(timeOfDayPattern, message));

export const dateField = dateOr(bookingMessages.bookingDate);
export const timeField = timeOr(bookingMessages.bookingTime);
export const klookDateField = dateOr(bookingMessages.klookDate);
export const klookTimeField = timeOr(bookingMessages.klookTime);

/** Klook ids are compared trimmed and upper-cased. */
export function normalizeKlookId(value: string): string {
  return value.trim().toUpperCase();
}

export const addOnIdsField = z
  .array(z.int({ error: bookingMessages.selectedAddons }).check(z.positive(bookingMessages.selectedAddons)), {
    error: bookingMessages.selectedAddons,
  })
  .check(
    z.maxLength(MOST_ADD_ONS, bookingMessages.selectedAddons),
    z.refine((ids) => new Set(ids).size === ids.length, bookingMessages.selectedAddons),
  );
