import { randomUUID } from 'node:crypto';
import type { WhyGiftPaidBack } from '../../email/base/email.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';

/** Why a payment goes back by itself, in the words that the provider and staff read; at most 200 characters. */
const reasons: Record<WhyGiftPaidBack, string> = {
  'not-honoured': 'The booked time could not be given',
  'paid-twice': 'Paid twice',
  'wrong-amount': 'A wrong amount was taken',
  'card-returned': 'The gift card was returned',
};

/** Notes that money is to go back; the worker sends it. A payment that has an open refund keeps that one. */
export async function requestRefund(
  trx: Transaction,
  { attemptId, amountWon, why }: { attemptId: string; amountWon: number; why: WhyGiftPaidBack },
  now: Date,
): Promise<void> {
  const id = randomUUID();
  await trx.query(
    `INSERT INTO refunds (id, attempt_id, amount_won, reason, idempotency_key, next_try_at, requested_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'system', $6)
     ON CONFLICT (attempt_id) WHERE state IN ('REQUESTED', 'SENDING') DO NOTHING`,
    [id, attemptId, amountWon, reasons[why], `refund:${id}`, now],
  );
}

/** Whether all of this payment goes back, or has gone back, without staff having asked for it. */
export async function isGivenBack(db: Queryable, attemptId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `SELECT 1 FROM refunds WHERE attempt_id = $1 AND requested_by = 'system' LIMIT 1`,
    [attemptId],
  );
  return rowCount > 0;
}
