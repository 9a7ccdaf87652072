import { bookingIdSchema } from 'shared/bookings/booking-id.ts';
import { refusedAs } from '../../platform/parse.ts';
import { Problem } from '../../platform/problem.ts';

/** What staff are told about a number that is no booking's. */
export const unknownBooking = () => new Problem('booking-not-found', 'unknown-booking');

/** What staff are told who would change, or write about, a booking that is nobody's any more. */
export const personalDataRemoved = () => new Problem('personal-data-removed', 'personal-data-removed');

/** A path that names a booking; a malformed number is nobody's booking. */
export const ofBooking = { bookingId: refusedAs(bookingIdSchema, unknownBooking) };
