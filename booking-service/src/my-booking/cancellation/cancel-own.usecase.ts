import type { OwnCancellation } from 'shared/my-booking/requests.ts';
import { cancelledByVisitor } from 'shared/refunds/automatic-reasons.ts';
import { changeBookings } from '../../bookings/lifecycle/change-booking.usecase.ts';
import { standing } from '../../orders/order.ts';
import { abandonCreated, liveAttempt } from '../../payments/attempts/attempt.store.ts';
import type { Payments } from '../../payments/payments.feature.ts';
import { lockPaidAttempt, noteRefund } from '../../payments/refunds/note-refund.usecase.ts';
import { inTransaction } from '../../platform/database.ts';
import type { Transaction } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { namedOf } from '../base/named-bookings.ts';
import type { Visit } from '../access/visit.ts';
import { lockOwnOrder } from '../base/own-order.usecase.ts';
import type { OwnDeps } from '../base/own-order.usecase.ts';
import { judgeCancellation } from './judge-cancellation.usecase.ts';
import { isCancelledByVisitor } from './own-cancellation.ts';

export interface CancellationDeps extends OwnDeps {
  payments: Pick<Payments, 'sendRefunds' | 'reached'>;
}

/**
 * A visitor cancels, one of a party or several, for exactly the sum that they were told: the bookings, their slots, the mail
 * and what goes back are one transaction, and the money is sent right after it, or by the worker. What they have cancelled
 * already is not cancelled again.
 *
 * @throws Problem `booking-not-found`, `refund-changed`, and as `judgeCancellation` does; nothing has changed then
 */
export async function cancelOwn(
  deps: CancellationDeps,
  visit: Visit,
  request: OwnCancellation,
): Promise<void> {
  const { db, payments } = deps;
  const { orderId } = visit;
  await payments.reached('cancellation:before-transaction', orderId);
  const goesBack = await inTransaction(db, (trx) => store(trx, visit, request, deps));
  await payments.reached('cancellation:after-transaction', orderId);
  if (goesBack) await payments.sendRefunds();
}

/** Locks order and attempt, so a confirm, a webhook, staff or another tab cannot change what is decided on here. */
async function store(
  trx: Transaction,
  visit: Visit,
  { bookingIds, refundWon: toldWon }: OwnCancellation,
  { clock, emails, payments }: CancellationDeps,
): Promise<boolean> {
  const order = await lockOwnOrder(trx, visit);
  const orderId = order.id;
  const attempt = await lockPaidAttempt(trx, orderId);
  const live = attempt ?? (await liveAttempt(trx, orderId));
  const now = clock();
  const bookings = namedOf(order, bookingIds);
  if (bookings.every(isCancelledByVisitor)) return false;
  const { lines, refundWon, giftWon } = await judgeCancellation(trx, { order, bookings, live, now });
  if (refundWon !== toldWon)
    throw new Problem('refund-changed', { code: 'own-refund-changed', params: { refundWon } }, { refundWon });

  const change = { type: 'cancelled-by-visitor' as const };
  const changed = await changeBookings(trx, bookings, change, {
    ...{ now, emails, refundWon, giftWon },
    actor: 'visitor',
  });
  if (!changed.ok) throw new Error(`Booking ${changed.of.id} could not be cancelled: ${changed.refusal}`);
  const isNobodyLeft = standing(order).every((booking) => bookings.includes(booking));
  if (isNobodyLeft) await abandonCreated(trx, orderId, now);
  if (attempt && refundWon > 0) {
    const reason = cancelledByVisitor;
    const refund = { lines, reason, override: false, requestedBy: 'visitor' as const, requestKey: null };
    await noteRefund(trx, attempt, refund, { now, emails });
  }
  await payments.reached('cancellation:inside-transaction', orderId);
  return refundWon > 0;
}
