import type { Booking } from '../../booking-row/booking-row.ts';
import type { Order } from '../../orders/order.ts';
import { bookingsOf, hasBegun } from '../attempts/attempt.ts';
import type { LiveAttempt, PaymentAttempt } from '../attempts/attempt.ts';

export type StartRefusal =
  | 'amount-mismatch'
  | 'other-payment-key'
  | 'already-paid'
  | 'payment-in-progress'
  | 'booking-cancelled'
  | 'session-begun';

export type StartDecision =
  | { type: 'start' }
  /** It ended before: the answer is how it stands. */
  | { type: 'answer' }
  | { type: 'checking' }
  | { type: 'refuse'; reason: StartRefusal };

export interface StartFacts {
  attempt: PaymentAttempt;
  order: Pick<Order, 'forgottenAt' | 'giftCard'> & {
    bookings: readonly Pick<Booking, 'id' | 'status' | 'startsAt'>[];
  };
  /** State of another attempt of the order that is being confirmed, unclear or paid. */
  otherLive: LiveAttempt['state'] | null;
  request: { paymentKey: string; amount: number };
  now: Date;
}

const isCancelled = ({ status }: Pick<Booking, 'status'>) => status === 'cancelled';

const refuse = (reason: StartRefusal): StartDecision => ({ type: 'refuse', reason });

/**
 * Whether a confirm may begin. The amount comes first: a wrong one is refused and changes nothing, so that a stranger
 * cannot end somebody's checkout. Whether the slot can be had is for the claim to say.
 */
export function decideStart({ attempt, order, otherLive, request, now }: StartFacts): StartDecision {
  const bookings = bookingsOf(attempt, order);
  if (request.amount !== attempt.amountWon) return refuse('amount-mismatch');
  switch (attempt.state) {
    case 'PAID':
      return request.paymentKey === attempt.taken.paymentKey
        ? { type: 'answer' }
        : refuse('other-payment-key');
    case 'CONFIRMING':
    case 'UNKNOWN':
      return { type: 'checking' };
    case 'FAILED':
    case 'ABANDONED':
      return { type: 'answer' };
    case 'CREATED':
      if (otherLive === 'PAID') return refuse('already-paid');
      if (otherLive !== null) return refuse('payment-in-progress');
      // Nobody is left whom the session could be for.
      if ((order.giftCard === null && bookings.every(isCancelled)) || order.forgottenAt !== null)
        return refuse('booking-cancelled');
      // Somebody of the party was cancelled since the card window was opened.
      if (bookings.some(isCancelled)) return refuse('amount-mismatch');
      return hasBegun(bookings, now) ? refuse('session-begun') : { type: 'start' };
    default:
      return attempt satisfies never;
  }
}
