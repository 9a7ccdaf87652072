import type { BookingSort } from 'shared/bookings/admin-booking.ts';
import type { BookingStatus } from 'shared/bookings/booking-status.ts';

/** A page of the list as staff ask for it. */
export interface BookingPage {
  status: BookingStatus | null;
  /** Null: of all branches. */
  branchId: number | null;
  search: string;
  /** Session days in Seoul, both included. */
  from: string | null;
  to: string | null;
  /** Without bookings that were never paid: expired, abandoned, and holds that have run out. */
  hideNeverPaid: boolean;
  sort: BookingSort;
  limit: number;
  /** The last booking of the page before. */
  after: Place | null;
}

/** Where a booking stands in the order of the list: an instant to the microsecond, or `infinity`, and its number. */
export interface Place {
  at: string;
  id: string;
}
