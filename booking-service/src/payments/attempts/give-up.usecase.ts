import { changeBooking } from '../../bookings/lifecycle/change-booking.usecase.ts';
import type { ChangeContext } from '../../bookings/lifecycle/change-booking.usecase.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import type { Transaction } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { PaymentAttempt } from './attempt.ts';
import { abandonCreated, findAttempt, liveAttempt } from './attempt.store.ts';
import type { GiveUpSentences } from './give-up.messages.ts';
import { lockBookingAndAttempt } from './locks.store.ts';

/**
 * Frees the slot of a payment that was not made, and closes every attempt of its booking that was not confirmed, in the
 * caller's transaction. Acts on CREATED attempts, and on FAILED ones, because after a declined card the slot is still held.
 * The order number is the only proof; it grants nothing else.
 *
 * @throws Problem `payment-not-found`, or a 409 with the true state: paid, being checked, given up before
 */
export async function giveUp(
  trx: Transaction,
  orderId: string,
  change: 'abandoned' | 'replaced',
  context: ChangeContext,
  sentences: GiveUpSentences,
): Promise<{ booking: Booking; attempt: PaymentAttempt }> {
  if (!(await findAttempt(trx, orderId))) throw new Problem('payment-not-found', sentences.unknown);
  const { booking, attempt } = await lockBookingAndAttempt(trx, orderId);
  const live = await liveAttempt(trx, booking.id);
  if (live?.state === 'PAID') throw new Problem('already-paid', sentences.paid);
  if (live) throw new Problem('payment-in-progress', sentences.inProgress);
  if (attempt.state === 'ABANDONED') throw new Problem('payment-closed', sentences.closed);
  const changed = await changeBooking(trx, booking, { type: change }, context);
  if (!changed.ok) throw new Problem('payment-closed', sentences.tooLate);
  await abandonCreated(trx, booking.id, context.now);
  return { booking, attempt };
}
