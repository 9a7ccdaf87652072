import * as z from 'zod/mini';
import { dateField, timeField } from '../bookings/booking-fields.ts';
import { bookingIdSchema } from '../bookings/booking-id.ts';
import { refusalCode } from '../problems/refusal.ts';

// By itself, so that no browser needs to know a `discriminatedUnion`.

/** Guests of one order are decided on together; nobody books for more. */
const MAX_TOGETHER = 50;

const bookingIds = z
  .array(bookingIdSchema, { error: refusalCode('block-bookings') })
  .check(
    z.minLength(1, refusalCode('block-bookings')),
    z.maxLength(MAX_TOGETHER, refusalCode('block-bookings')),
  );

/**
 * `POST /api/admin/blocks/{blockId}/decisions`: what becomes of guests in a blocked time. `keep`: they sing all the same;
 * `cancel`: all that they paid goes back (admins alone); `move`: to the studio and time named, one directly after the other.
 */
export const decisionSchema = z.discriminatedUnion(
  'decision',
  [
    z.object({ decision: z.literal('keep'), bookingIds }),
    z.object({ decision: z.literal('decide-later'), bookingIds }),
    z.object({ decision: z.literal('cancel'), bookingIds }),
    z.object({
      decision: z.literal('move'),
      bookingIds,
      bookingDate: dateField,
      bookingTime: timeField,
      studioId: z.optional(z.int({ error: refusalCode('block-studios') })),
    }),
  ],
  { error: refusalCode('block-decision') },
);
export type Decision = z.infer<typeof decisionSchema>;
