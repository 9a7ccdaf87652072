import { findDrink } from '../drinks/drinks.ts';
import { formatWon } from '../pricing/won.ts';
import { longSeoulDate } from '../time/display.ts';
import type { AdminBooking } from './admin-booking.ts';

/** What stands where a booking has no date or time yet (spec.md section 3). */
export const NOT_SET = 'TBD';

/** A mail that staff start from. `{name}`, `{date}`, `{time}`, `{drink}`, `{price}` and `{track}` are filled in. */
export interface EmailTemplate {
  key: string;
  label: string;
  subject: string;
  message: string;
}

/** The three templates of the dashboard (spec.md section 2). */
export const emailTemplates: readonly EmailTemplate[] = [
  {
    key: 'booking-confirmation',
    label: 'Booking Confirmation',
    subject: 'Your recording session: {date}, {time}',
    message: `Dear {name},

your recording session is confirmed.

Date: {date}
Time: {time}
Drink: {drink}
Total: {price}
Backing track: {track}

Please arrive 30 minutes early, and have your booking number ready.

See you in the booth!`,
  },
  {
    key: 'session-reminder',
    label: 'Session Reminder',
    subject: 'Reminder: you record on {date}, {time}',
    message: `Dear {name},

your recording session is coming up.

Date: {date}
Time: {time}
Drink: {drink}

Please check that your backing track plays and has no vocals: {track}
Come 30 minutes early, so that there is time for your drink and a warm-up.

We look forward to hearing you.`,
  },
  {
    key: 'recording-complete',
    label: 'Recording Complete',
    subject: 'Your recording of {date} is done',
    message: `Dear {name},

thank you for singing with us on {date} at {time}.

Your raw recording is yours: two files, one with your voice only and one with voice and backing track ({track}).

If you have booked extras, we write again as soon as they are ready. Total of your booking: {price}.

Come back soon!`,
  },
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

/** "Green Tea (iced)", or the drink's value where the catalogue no longer has it. */
export function drinkLabel({
  selectedDrink,
  drinkTemperature,
}: Pick<AdminBooking, 'selectedDrink' | 'drinkTemperature'>): string {
  const label = findDrink(selectedDrink)?.label ?? selectedDrink;
  return drinkTemperature ? `${label} (${drinkTemperature})` : label;
}

function placeholders(booking: TemplateBooking): Record<string, string> {
  return {
    name: booking.name,
    date: booking.bookingDate ? longSeoulDate(booking.bookingDate) : NOT_SET,
    time: booking.bookingTime ? `${booking.bookingTime} KST` : NOT_SET,
    drink: drinkLabel(booking),
    price: formatWon(booking.totalPrice),
    track: booking.youtubeTrackUrl,
  };
}

/** Subject and message for one booking. What is filled in is not looked at again, so a name like "{price}" stays one. */
export function fillTemplate(
  template: EmailTemplate,
  booking: TemplateBooking,
): { subject: string; message: string } {
  const values = placeholders(booking);
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
  return { subject: fill(template.subject), message: fill(template.message) };
}
