import * as z from 'zod/mini';
import { dateField, drinkField, emailField, timeField } from '../bookings/booking-fields.ts';
import { bookingIdSchema } from '../bookings/booking-id.ts';
import { MAX_PARTY_SIZE } from '../bookings/companion.ts';
import { temperatureChosen, temperatureFits, withCrossFieldRules } from '../bookings/cross-field-rules.ts';
import { blankAsMissing, textSchemas } from '../bookings/text-fields.ts';
import { temperatures } from '../drinks/drinks.ts';
import { codeKey } from '../typed/code.ts';
import { refusalCode } from '../problems/refusal.ts';

const myBookingMessages = {
  link: 'Please open the link from your e-mail once more',
  bookings: 'Please choose whom this is about',
  refundWon: 'The refund must be a whole number of won',
} as const;

/** The random part of a personal link: 256 bits in base64url. */
const linkField = z
  .string({ error: myBookingMessages.link })
  .check(z.regex(/^[\w-]{43}$/, myBookingMessages.link));

/** `POST /api/my-booking/session` opens the page; `POST /api/my-booking/email/confirmation` confirms a new address. */
export const linkSchema = z.object({ link: linkField });

/** As people type it: in any letter case, with blanks or a number sign, and O for 0. */
const bookingNumberField = z.string({ error: refusalCode('booking-id-wrong') }).check(
  z.overwrite(codeKey),
  z.refine((typed) => bookingIdSchema.safeParse(typed).success, refusalCode('booking-id-wrong')),
);

/** `POST /api/my-booking/find`: a fresh link, to the address on file. */
export const findSchema = z.object({ bookingId: bookingNumberField, email: emailField });
export type FindRequest = z.infer<typeof findSchema>;

/** `PATCH /api/my-booking/bookings/{id}`: what one singer chose, with the checks of the booking form. */
export const ownDetailsSchema = withCrossFieldRules(
  z.object({
    name: textSchemas.name,
    selectedDrink: drinkField,
    drinkTemperature: blankAsMissing(z.enum(temperatures, { error: refusalCode('temperature-wrong') })),
    youtubeTrackUrl: textSchemas.youtubeTrackUrl,
    lpDeliveryAddress: textSchemas.lpDeliveryAddress,
  }),
  [temperatureFits, temperatureChosen],
);
export type OwnDetails = z.infer<typeof ownDetailsSchema>;

/** `PATCH /api/my-booking/phone`. */
export const ownPhoneSchema = z.object({ phone: textSchemas.phone });

/** `POST /api/my-booking/email`: a mail goes to the new address; nothing changes before it is confirmed. */
export const newEmailSchema = z.object({ email: emailField });

/** `PATCH /api/my-booking/reminders`. */
export const remindersSchema = z.object({ reminders: z.boolean() });

const bookingIds = z
  .array(bookingIdSchema, { error: myBookingMessages.bookings })
  .check(z.minLength(1, myBookingMessages.bookings), z.maxLength(MAX_PARTY_SIZE, myBookingMessages.bookings));

/**
 * `POST /api/my-booking/move`: the first of them at that time, the others directly after, in one studio. One of a party alone,
 * or everybody of it who has yet to sing.
 */
export const ownMoveSchema = z.object({ bookingIds, bookingDate: dateField, bookingTime: timeField });
export type OwnMove = z.infer<typeof ownMoveSchema>;

/** `POST /api/my-booking/cancellation`: `refundWon` is what the visitor was told goes back. */
export const ownCancellationSchema = z.object({
  bookingIds,
  refundWon: z.int({ error: myBookingMessages.refundWon }).check(z.nonnegative(myBookingMessages.refundWon)),
});
export type OwnCancellation = z.infer<typeof ownCancellationSchema>;

const inOneParameter = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? value.split(',') : value)),
  bookingIds,
);

/** `GET /api/my-booking/cancellation?bookings=A,B`. */
export const cancellationQuestionSchema = z.object({ bookings: inOneParameter });

/** `GET /api/my-booking/times?bookings=A,B&date=`: start times (HH:mm) of that day to which they can be moved, earliest first. */
export const timesQuestionSchema = z.object({ bookings: inOneParameter, date: dateField });
