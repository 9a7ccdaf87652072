import type { Random } from '../../harness/proof.ts';
import type { Returned } from '../../harness/provider-shop.ts';
import type { HeldBooking } from '../../payments/harness.ts';
import type { StaffDesk } from '../../payments/staff-desk.ts';

/** A booking and every card window that was opened for it. */
interface Checkout {
  booking: HeldBooking;
  returned: Returned[];
}

/** Some slots, the bookings that want them, and what has happened so far. */
export interface World {
  desk: StaffDesk;
  random: Random;
  slots: { bookingDate: string; bookingTime: string }[];
  checkouts: Checkout[];
  /** What was done, for the message of a broken promise. */
  log: string[];
  acknowledged: Set<string>;
}

export const bookingsOf = ({ checkouts }: World) => checkouts.map(({ booking }) => booking.id);
