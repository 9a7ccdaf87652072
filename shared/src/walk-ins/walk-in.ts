import * as z from 'zod/mini';
import { bookingIdSchema } from '../bookings/booking-id.ts';
import { asLine, dateField, drinkField, noControlCharacters, timeField } from '../bookings/booking-fields.ts';
import { temperatureChosen, temperatureFits, withCrossFieldRules } from '../bookings/cross-field-rules.ts';
import { blankAsMissing, textSchemas } from '../bookings/text-fields.ts';
import { temperatures } from '../drinks/drinks.ts';
import { locales } from '../languages/localized-text.ts';
import { typedVoucherCode } from '../vouchers/redeem-request.ts';
import { chosenPaymentMethods } from '../orders/counter-payment.ts';
import { refusalCode } from '../problems/refusal.ts';

export const FREE_REASON_LIMIT = 200;

const counterPaymentSchema = z
  .object({
    method: z.enum(chosenPaymentMethods, { error: refusalCode('pay-method-missing') }),
    reason: blankAsMissing(
      z
        .string({ error: refusalCode('free-reason') })
        .check(asLine, z.maxLength(FREE_REASON_LIMIT, refusalCode('free-reason')), noControlCharacters),
    ),
  })
  .check(
    z.refine(({ method, reason }) => method !== 'free' || reason !== undefined, {
      path: ['reason'],
      error: refusalCode('free-reason'),
    }),
  );

/**
 * `POST /api/admin/walk-ins`: somebody who stands at the counter. They may leave no address and no number, and know no song
 * yet. `totalPrice` is the price that staff saw, whatever is paid of it; a free session is charged nothing. What a voucher pays for in full is free, with its code as the reason.
 */
export const walkInSchema = withCrossFieldRules(
  z.object({
    studioId: z.int({ error: refusalCode('studio-missing') }),
    bookingDate: dateField,
    bookingTime: timeField,
    name: textSchemas.name,
    selectedDrink: drinkField,
    drinkTemperature: blankAsMissing(z.enum(temperatures, { error: refusalCode('temperature-wrong') })),
    youtubeTrackUrl: blankAsMissing(textSchemas.youtubeTrackUrl),
    email: blankAsMissing(textSchemas.email),
    phone: blankAsMissing(textSchemas.phone),
    locale: z._default(z.enum(locales, { error: refusalCode('locale-missing') }), 'en'),
    /** Of a voucher. */
    voucherCode: blankAsMissing(typedVoucherCode),
    totalPrice: z.int({ error: refusalCode('total-wrong') }).check(z.nonnegative(refusalCode('total-wrong'))),
    payment: counterPaymentSchema,
  }),
  [temperatureFits, temperatureChosen],
);
export type WalkIn = z.infer<typeof walkInSchema>;

/** 201 of `POST /api/admin/walk-ins`. */
export const walkInSoldSchema = z.object({ id: bookingIdSchema });
export type WalkInSold = z.infer<typeof walkInSoldSchema>;

/** `PUT /api/admin/bookings/{id}/counter-payment`: what was taken at the counter has been given back there, or has not. */
export const counterRefundSchema = z.object({
  isGivenBack: z.boolean({ error: 'Please send isGivenBack as true or false' }),
});
