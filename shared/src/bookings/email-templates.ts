import type { Locale } from '../content/localized-text.ts';
import { drinkInWords } from '../drinks/drink-words.ts';
import { formatWon } from '../pricing/won.ts';
import { longDateIn } from '../time/long-date.ts';
import type { AdminBooking } from './admin-booking.ts';
import { templateTexts } from './email-template-texts.ts';

/** What stands where a booking has no date or time yet (spec.md section 3). */
export const NOT_SET = 'TBD';

/** A mail that staff start from. */
export interface EmailTemplate {
  key: keyof typeof templateTexts;
  /** As staff read it, in the dialog. */
  label: string;
}

/** The three templates of the dashboard (spec.md section 2). */
export const emailTemplates: readonly EmailTemplate[] = [
  { key: 'booking-confirmation', label: 'Booking Confirmation' },
  { key: 'session-reminder', label: 'Session Reminder' },
  { key: 'recording-complete', label: 'Recording Complete' },
];

type TemplateBooking = Pick<
  AdminBooking,
  | 'name'
  | 'bookingDate'
  | 'bookingTime'
  | 'selectedDrink'
  | 'drinkTemperature'
  | 'totalPrice'
  | 'youtubeTrackUrl'
>;

function placeholders(booking: TemplateBooking, locale: Locale): Record<string, string> {
  return {
    name: booking.name,
    date: booking.bookingDate ? longDateIn(locale)(booking.bookingDate) : NOT_SET,
    time: booking.bookingTime ? `${booking.bookingTime} KST` : NOT_SET,
    drink: drinkInWords(booking.selectedDrink, booking.drinkTemperature, locale),
    price: formatWon(booking.totalPrice),
    track: booking.youtubeTrackUrl,
  };
}

/** Fills in once: what is filled in is not looked at again, so a name like "{price}" stays one. */
export function fillPlaceholders(text: string, booking: TemplateBooking, locale: Locale): string {
  const values = placeholders(booking, locale);
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}

/** Subject and message for one booking, in the language of the visitor's mails unless another one is asked for. */
export function fillTemplate(
  { key }: Pick<EmailTemplate, 'key'>,
  booking: TemplateBooking,
  locale: Locale,
): { subject: string; message: string } {
  const { subject, message } = templateTexts[key][locale];
  return {
    subject: fillPlaceholders(subject, booking, locale),
    message: fillPlaceholders(message, booking, locale),
  };
}
