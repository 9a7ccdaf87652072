import type { Random } from '../../../harness/proof.ts';
import type { Returned } from '../../../harness/provider-shop.ts';
import type { HeldBooking } from '../../../service/payments/harness.ts';
import type { StaffDesk } from '../../../service/payments/staff-desk.ts';

/** An order and every card window that was opened for it. */
interface Checkout {
  /** Its first booking; the total is everybody's. */
  booking: HeldBooking;
  /** The number of each singer. */
  singers: string[];
  returned: Returned[];
}

/** Some slots, the orders that want them, and what has happened so far. */
export interface World {
  desk: StaffDesk;
  random: Random;
  /** Directly one after the other. */
  slots: { bookingDate: string; bookingTime: string }[];
  checkouts: Checkout[];
  /** What was done, for the message of a broken promise. */
  log: string[];
  acknowledged: Set<string>;
}

export const bookingsOf = ({ checkouts }: World) => checkouts.flatMap(({ singers }) => singers);
export const ordersOf = ({ checkouts }: World) => checkouts.map(({ booking }) => booking.id);
