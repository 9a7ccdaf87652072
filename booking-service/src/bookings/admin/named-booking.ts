import type { Request } from 'express';
import { bookingIdSchema } from 'shared/bookings/booking-id.ts';
import { Problem } from '../../platform/problem.ts';

/** What staff are told about a number that is no booking's. */
export const unknownBooking = () => new Problem('booking-not-found', 'unknown-booking');

/** What staff are told who would change, or write about, a booking that is nobody's any more. */
export const personalDataRemoved = () => new Problem('personal-data-removed', 'personal-data-removed');

/** The booking that the path names. @throws Problem `booking-not-found` for a malformed number: it is nobody's booking */
export function bookingIdOf(req: Request): string {
  const id = bookingIdSchema.safeParse(req.params.bookingId);
  if (!id.success) throw unknownBooking();
  return id.data;
}
