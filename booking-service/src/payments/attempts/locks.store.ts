import { lockOrder } from '../../orders/order.store.ts';
import type { Order } from '../../orders/order.ts';
import type { Transaction } from '../../platform/database.ts';
import type { PaymentAttempt } from './attempt.ts';
import { attemptColumns, toAttempt } from './attempt-row.store.ts';
import type { AttemptRow } from './attempt-row.store.ts';
import { findAttempt } from './attempt.store.ts';

/**
 * Locks of a payment. Every transaction takes them in one order, so that no two wait for each other: the order
 * (`lockOrder`), its attempt, vouchers by their numbers
 * (`vouchers/voucher-uses.store.ts`), then claims in ascending order of time (`slots/slot-claims.store.ts`).
 */

/** An order and its attempt, both locked until the transaction ends. */
export interface Locked {
  order: Order;
  attempt: PaymentAttempt;
}

export async function lockOrderAndAttempt(trx: Transaction, attemptId: string): Promise<Locked> {
  const found = await findAttempt(trx, attemptId);
  if (!found) throw new Error(`Payment attempt ${attemptId} is not there`);
  const order = await lockOrder(trx, found.orderId);
  if (!order) throw new Error(`Order ${found.orderId} is not there`);
  return { order, attempt: await lockAttempt(trx, attemptId) };
}

/** The attempt, as it stands once it is locked. Its order has to be locked before. */
export async function lockAttempt(trx: Transaction, attemptId: string): Promise<PaymentAttempt> {
  const { rows } = await trx.query<AttemptRow>(
    `SELECT ${attemptColumns} FROM payment_attempts a WHERE a.id = $1 FOR NO KEY UPDATE`,
    [attemptId],
  );
  const [row] = rows;
  if (!row) throw new Error(`Payment attempt ${attemptId} was to be locked and is not there`);
  return toAttempt(row);
}
