import * as z from 'zod/mini';

/** A booking that has changed since it was seen: as it is now, and what happened to it last. */
export const changedBookingSchema = z.object({
  id: z.string(),
  version: z.int(),
  /** ISO instant; null for a Klook booking without a time. */
  startsAt: z.nullable(z.string()),
  studioId: z.int(),
  /** As `GET /api/admin/bookings/{bookingId}/history` has it. */
  last: z.nullable(
    z.object({
      at: z.string(),
      actor: z.string(),
      event: z.string(),
      details: z.looseObject({}),
    }),
  ),
});
export type ChangedBooking = z.infer<typeof changedBookingSchema>;
