import { isDeepStrictEqual } from 'node:util';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import type { Recorded } from 'shared/cash-up/cash-up.ts';

type Session = Pick<AdminBooking, 'id' | 'status' | 'bookingDate' | 'bookingTime'>;

/** What is known of a day, in the words of everybody who is asked. All of it sorted, so that it can be compared. */
export interface Facts {
  /** The board of each day: who has which time, how they stand with their money, and what was noted. */
  board: (Session & { payment: string; steps: string[] })[];
  /** The list of the dashboard: everybody, also who is cancelled. */
  list: (Session & {
    reason: string | null;
    payment: string;
    paidWon: number;
    refundedWon: number;
    counter: { method: string; amountWon: number } | null;
  })[];
  /** By the claims: each owned time, and whose it is. */
  owners: { bookingDate: string; bookingTime: string; id: string }[];
  /** What is on sale for visitors: date and time. */
  free: string[];
  /** What blocks lie over, by the board. */
  blocked: string[];
  /** What the card provider took for an order, and has of it still, by its own books. */
  provider: Movement[];
  /** The same by our ledger. */
  ledger: Movement[];
  /** What attention calls due. */
  due: string[];
  cashUp: Recorded;
  /** Every mail of every order, by kind. */
  mails: string[];
}

export interface Movement {
  attemptId: string;
  takenWon: number;
  leftWon: number;
}

export const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
export const byAttempt = (one: Movement, other: Movement) => one.attemptId.localeCompare(other.attemptId);

/** Who says something else than was to be expected; nobody, where all is well. */
export const whoDisagrees = (found: Facts, expected: Facts) =>
  (Object.keys(expected) as (keyof Facts)[]).filter(
    (part) => !isDeepStrictEqual(found[part], expected[part]),
  );
