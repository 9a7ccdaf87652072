import type { Request } from 'express';
import { bookingIdSchema } from 'shared/bookings/booking-request.ts';
import { Problem } from '../../platform/problem.ts';

/** What staff are told about a number that is no booking's. */
export const unknownBooking = () =>
  new Problem(
    'booking-not-found',
    'There is no booking with this number. Please check it for typing mistakes.',
  );

/** What staff are told who would change, or write about, a booking that is nobody's any more. */
export const personalDataRemoved = () =>
  new Problem(
    'personal-data-removed',
    'The personal data of this booking has been removed, so it stays as it is and nothing can be sent about it.',
  );

/** The booking that the path names. @throws Problem `booking-not-found` for a malformed number: it is nobody's booking */
export function bookingIdOf(req: Request): string {
  const id = bookingIdSchema.safeParse(req.params.bookingId);
  if (!id.success) throw unknownBooking();
  return id.data;
}
