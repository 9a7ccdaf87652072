import type { Locale } from '../languages/localized-text.ts';
import { drinkInWords } from '../drinks/drink-words.ts';
import { free } from '../pricing/fee.ts';
import { formatWon } from '../pricing/won.ts';
import { arrivalTimes } from '../slots/arrival.ts';
import { longDateIn } from '../time/long-date.ts';
import type { AdminBooking } from './admin-booking.ts';
import { changeTemplateTexts } from './email-template-changes.ts';
import { templateTexts } from './email-template-texts.ts';

const texts = { ...templateTexts, ...changeTemplateTexts };

/** What stands where a booking has no date or time yet. */
const NOT_SET = 'TBD';

/** A mail that staff start from. */
export interface EmailTemplate {
  key: keyof typeof texts;
  /** As staff read it, in the dialog. */
  label: string;
}

/** The three templates that the dashboard always had, and two for when something changes. */
export const emailTemplates: readonly EmailTemplate[] = [
  { key: 'booking-confirmation', label: 'Booking Confirmation' },
  { key: 'session-reminder', label: 'Session Reminder' },
  { key: 'recording-complete', label: 'Recording Complete' },
  { key: 'booking-cancelled', label: 'Booking Cancelled' },
  { key: 'session-moved', label: 'Session Moved' },
];

type TemplateBooking = Pick<
  AdminBooking,
  | 'name'
  | 'bookingDate'
  | 'bookingTime'
  | 'selectedDrink'
  | 'drinkTemperature'
  | 'bookingType'
  | 'totalPrice'
  | 'youtubeTrackUrl'
  | 'arrival'
>;

const priceOf = ({ bookingType, totalPrice }: TemplateBooking, locale: Locale) =>
  bookingType === 'direct' && totalPrice === 0 ? free[locale] : formatWon(totalPrice);

const placeholderNames = [
  ...(['name', 'date', 'time', 'drink', 'price', 'track'] as const),
  ...(['cafeMinutes', 'cafeTime', 'boothMinutes', 'boothTime'] as const),
];
type Placeholder = (typeof placeholderNames)[number];

function placeholders(booking: TemplateBooking, locale: Locale): Record<Placeholder, string> {
  const { arrival } = booking;
  const times = booking.bookingTime ? arrivalTimes(booking.bookingTime, arrival) : null;
  return {
    cafeMinutes: String(arrival.cafeMinutes),
    boothMinutes: String(arrival.boothMinutes),
    cafeTime: times ? `${times.cafe} KST` : NOT_SET,
    boothTime: times ? `${times.booth} KST` : NOT_SET,
    name: booking.name,
    date: booking.bookingDate ? longDateIn(locale)(booking.bookingDate) : NOT_SET,
    time: booking.bookingTime ? `${booking.bookingTime} KST` : NOT_SET,
    drink: drinkInWords(booking.selectedDrink, booking.drinkTemperature, locale),
    price: priceOf(booking, locale),
    track: booking.youtubeTrackUrl ?? NOT_SET,
  };
}

/** Fills in once: what is filled in is not looked at again, so a name like "{price}" stays one. */
export function fillPlaceholders(text: string, booking: TemplateBooking, locale: Locale): string {
  const values: Record<string, string> = placeholders(booking, locale);
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}

/** Subject and message for one booking, in the language of the visitor's mails unless another one is asked for. */
export function fillTemplate(
  { key }: Pick<EmailTemplate, 'key'>,
  booking: TemplateBooking,
  locale: Locale,
): { subject: string; message: string } {
  const { subject, message } = texts[key][locale];
  return {
    subject: fillPlaceholders(subject, booking, locale),
    message: fillPlaceholders(message, booking, locale),
  };
}

const openPlace = new RegExp(`\\b${NOT_SET}\\b|\\{(?:${placeholderNames.join('|')})\\}`, 'g');

/** What a mail says where something should stand: `TBD`, or a placeholder that nothing has filled in. */
export function openPlaces({ subject, message }: { subject: string; message: string }): string[] {
  return [...new Set(`${subject}\n${message}`.match(openPlace))];
}
