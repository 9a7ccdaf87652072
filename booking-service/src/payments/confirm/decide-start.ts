import type { Booking } from '../../booking-row/booking-row.ts';
import { standing, totalWonOf } from '../../orders/order.ts';
import type { Order } from '../../orders/order.ts';
import { hasBegun } from '../attempts/attempt.ts';
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
  order: Pick<Order, 'forgottenAt'> & {
    bookings: readonly Pick<Booking, 'status' | 'startsAt' | 'totalPriceWon'>[];
  };
  /** State of another attempt of the order that is being confirmed, unclear or paid. */
  otherLive: LiveAttempt['state'] | null;
  request: { paymentKey: string; amount: number };
  now: Date;
}

const refuse = (reason: StartRefusal): StartDecision => ({ type: 'refuse', reason });

/**
 * Whether a confirm may begin. The amount comes first: a wrong one is refused and changes nothing, so that a stranger
 * cannot end somebody's checkout. Whether the slot can be had is for the claim to say.
 */
export function decideStart({ attempt, order, otherLive, request, now }: StartFacts): StartDecision {
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
      if (standing(order).length === 0 || order.forgottenAt !== null) return refuse('booking-cancelled');
      // Somebody of the party was cancelled since the card window was opened.
      if (totalWonOf(standing(order)) !== attempt.amountWon) return refuse('amount-mismatch');
      return hasBegun(standing(order), now) ? refuse('session-begun') : { type: 'start' };
    default:
      return attempt satisfies never;
  }
}
