import { changeBookings } from '../../bookings/lifecycle/change-booking.usecase.ts';
import type { ChangeContext } from '../../bookings/lifecycle/change-booking.usecase.ts';
import { standing } from '../../orders/order.ts';
import type { Order } from '../../orders/order.ts';
import type { Transaction } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { abandonCreated, findAttempt, liveAttempt } from './attempt.store.ts';
import type { GiveUpRefusals } from './give-up-refusals.ts';
import { lockOrderAndAttempt } from './locks.store.ts';
import type { Locked } from './locks.store.ts';
import { toBePaid } from './to-be-paid.usecase.ts';

/** Waits to be confirmed, and a code pays for all of it. */
async function isCovered(trx: Transaction, order: Order, now: Date): Promise<boolean> {
  const bookings = standing(order);
  if (bookings.length === 0) return false;
  const { cardWon, giftCardId } = await toBePaid(trx, { orderId: order.id, bookings, now });
  return cardWon === 0 && (giftCardId !== null || bookings.some(({ voucherId }) => voucherId !== null));
}

/**
 * Frees the slots of a payment that was not made, and closes every attempt of its order that was not confirmed, in the
 * caller's transaction. Acts on CREATED attempts, and on FAILED ones, because after a declined card the slots are still held.
 * The attempt's number is the only proof; it grants nothing else.
 *
 * @throws Problem `payment-not-found`, or a 409 with the true state: paid, being checked, given up before
 */
export async function giveUp(
  trx: Transaction,
  attemptId: string,
  change: 'abandoned' | 'replaced',
  context: ChangeContext,
  sentences: GiveUpRefusals,
): Promise<Locked> {
  if (!(await findAttempt(trx, attemptId))) throw new Problem('payment-not-found', sentences.unknown);
  const { order, attempt } = await lockOrderAndAttempt(trx, attemptId);
  const live = await liveAttempt(trx, order.id);
  if (live?.state === 'PAID') throw new Problem('already-paid', sentences.paid);
  if (live) throw new Problem('payment-in-progress', sentences.inProgress);
  // What a code pays for has no attempt that is open: any of its attempts gives it up.
  if (attempt.state === 'ABANDONED' && !(await isCovered(trx, order, context.now)))
    throw new Problem('payment-closed', sentences.closed);
  const changed = await changeBookings(trx, standing(order), { type: change }, context);
  if (!changed.ok) throw new Problem('payment-closed', sentences.tooLate);
  await abandonCreated(trx, order.id, context.now);
  return { order, attempt };
}
