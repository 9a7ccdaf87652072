import * as z from 'zod/mini';
import { findDrink } from '../drinks/drinks.ts';
import { isCalendarDate } from '../time/seoul.ts';

/** Messages of the booking form (spec.md section 5, exact), and ours where the specification is silent. */
export const bookingMessages = {
  name: 'Name is required',
  email: 'Valid email is required',
  phone: 'Phone number is required',
  selectedDrink: 'Please select a drink',
  drinkTemperature:
    'Please choose hot or iced for a drink that has the choice, and nothing for one that has not',
  youtubeTrackUrl: 'Please enter a valid YouTube URL',
  bookingDate: 'Please select a date',
  bookingTime: 'Please select a time',
  klookBookingId: 'Please enter your Klook booking ID',
  klookSchedule: 'Klook reservations already have their date and time; please leave them out',
  lpDeliveryAddress: 'LP delivery address is required for LP Record Production',
  selectedAddons: 'Please choose each add-on once, from the list on the page',
  totalPrice: 'The total must be a whole number of won',
  bookingType: 'Please choose direct or klook',
  locale: 'Please choose en, ko or zh',
  tooLong: (limit: number) => `Please use at most ${limit} characters`,
  controlCharacters: 'Please remove line breaks and other invisible characters',
} as const;

/** Longest values the service takes, in characters (design.md section 4). */
export const fieldLimits = {
  name: 100,
  email: 100,
  phone: 30,
  lpDeliveryAddress: 300,
  klookBookingId: 64,
  youtubeTrackUrl: 2048,
  selectedAddons: 20,
} as const;

/** Anything invisible that could break a mail header, a log line or a screen: C0, C1, line separators, bidi controls. */
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

export function hasControlCharacters(value: string): boolean {
  return controlCharacters.test(value);
}

/** Add it to a text with `.check(…)`. */
export const noControlCharacters = z.refine<string>(
  (value) => !hasControlCharacters(value),
  bookingMessages.controlCharacters,
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

const anEmail = z.email();

export const emailField = z.string({ error: bookingMessages.email }).check(
  z.trim(),
  z.maxLength(fieldLimits.email, bookingMessages.tooLong(fieldLimits.email)),
  z.refine<string>((value) => anEmail.safeParse(value).success, bookingMessages.email),
);

const youtubeHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtu.be'];

/** https on a YouTube host, with something after the host, no port and no login (design.md section 4). */
export function isYoutubeUrl(value: string): boolean {
  if (hasControlCharacters(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  const plain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return plain && youtubeHosts.includes(url.hostname) && `${url.pathname}${url.search}`.length > 1;
}

export const youtubeUrlField = z
  .string({ error: bookingMessages.youtubeTrackUrl })
  .check(
    z.trim(),
    z.maxLength(fieldLimits.youtubeTrackUrl, bookingMessages.tooLong(fieldLimits.youtubeTrackUrl)),
    z.refine(isYoutubeUrl, bookingMessages.youtubeTrackUrl),
  );

export const drinkField = z
  .string({ error: bookingMessages.selectedDrink })
  .check(z.refine((value) => findDrink(value) !== undefined, bookingMessages.selectedDrink));

export const dateField = z.string().check(z.refine(isCalendarDate, bookingMessages.bookingDate));

export const timeField = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, bookingMessages.bookingTime));

/** Klook ids are compared trimmed and upper-cased (design.md section 3). */
export function normalizeKlookId(value: string): string {
  return value.trim().toUpperCase();
}

export const addOnIdsField = z
  .array(z.int({ error: bookingMessages.selectedAddons }).check(z.positive(bookingMessages.selectedAddons)), {
    error: bookingMessages.selectedAddons,
  })
  .check(
    z.maxLength(fieldLimits.selectedAddons, bookingMessages.selectedAddons),
    z.refine((ids) => new Set(ids).size === ids.length, bookingMessages.selectedAddons),
  );
