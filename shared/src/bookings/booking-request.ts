import * as z from 'zod/mini';
import { orderIdSchema } from '../orders/order-id.ts';
import { bookingFormFields } from './booking-form.ts';
import { companionFields, MAX_PARTY_SIZE } from './companion.ts';
import { temperatureFits, withCrossFieldRules } from './cross-field-rules.ts';
import { refusalCode } from '../problems/refusal.ts';

const companion = withCrossFieldRules(companionFields, [temperatureFits]);

/** Nobody, or one to three. */
const companionsField = z._default(
  z.array(companion, { error: refusalCode('companions-wrong') }).check(
    z.refine((companions) => !(Object(companions).length >= MAX_PARTY_SIZE), {
      error: refusalCode('companions-wrong'),
      // Too many is said along with what is wrong with each.
      when: () => true,
    }),
  ),
  [],
);

/**
 * `POST /api/bookings`: the form and the total that the visitor saw. Unknown fields are dropped.
 * `companions` sing directly after the first, in their order and in the same studio; the total is everybody's.
 * `replaces` is the order number of a payment that was not made: what was to be paid with it is given up as this is made.
 */
export const bookingRequestSchema = withCrossFieldRules(
  z.extend(bookingFormFields, {
    totalPrice: z.int({ error: refusalCode('total-wrong') }).check(z.nonnegative(refusalCode('total-wrong'))),
    companions: companionsField,
    replaces: z.optional(orderIdSchema),
  }),
);
export type BookingRequest = z.infer<typeof bookingRequestSchema>;
/** The request as a client writes it: defaults may be left out. */
export type BookingRequestBody = z.input<typeof bookingRequestSchema>;
