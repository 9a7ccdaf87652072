import { changeBooking } from '../bookings/change-booking.usecase.ts';
import { inTransaction } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';
import { abandonCreated, findAttempt, liveAttempt } from './attempt.store.ts';
import { lockBookingAndAttempt } from './apply-provider-state.usecase.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { paymentMessages } from './payments.messages.ts';

/**
 * The visitor gives up: the slot is free at once, and every attempt that was not confirmed is closed (design.md section
 * 3, "Giving up"). Acts on CREATED attempts, and on FAILED ones, because after a declined card the slot is still held.
 *
 * @throws Problem `payment-not-found`, or a 409 with the true state: paid, being checked, given up before
 */
export async function abandonPayment(
  { db, clock, emails, transitions }: PaymentDeps,
  orderId: string,
): Promise<void> {
  const now = clock();
  const given = await inTransaction(db, async (trx) => {
    if (!(await findAttempt(trx, orderId)))
      throw new Problem('payment-not-found', paymentMessages.unknownPayment);
    const { booking, attempt } = await lockBookingAndAttempt(trx, orderId);
    const live = await liveAttempt(trx, booking.id);
    if (live?.state === 'PAID') throw new Problem('already-paid', paymentMessages.alreadyPaid);
    if (live) throw new Problem('payment-in-progress', paymentMessages.inProgress);
    if (attempt.state === 'ABANDONED') throw new Problem('payment-closed', paymentMessages.closed);
    const context = { now, actor: 'visitor', emails, details: { orderId } };
    const changed = await changeBooking(trx, booking, { type: 'abandoned' }, context);
    if (!changed.ok) throw new Problem('payment-closed', paymentMessages.abandonTooLate);
    await abandonCreated(trx, booking.id, now);
    return attempt;
  });
  if (given.state === 'CREATED')
    transitions.attempt({ orderId, bookingId: given.bookingId, from: 'CREATED', to: 'ABANDONED' });
}
