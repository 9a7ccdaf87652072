import type { Transaction } from '../../platform/database.ts';
import { recordOne } from './transactions.store.ts';

/** What our own movements are called in the ledger, beside the provider's keys. */
export const giftKey = (id: string): string => `gift-${id}`;

/** What a gift card is to pay of each line of a payment (in won, by booking). */
export async function giftSharesOf(
  trx: Transaction,
  attemptId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await trx.query<{ id: string; won: number }>(
    'SELECT booking_id AS id, gift_won AS won FROM attempt_lines WHERE attempt_id = $1',
    [attemptId],
  );
  return new Map(rows.map(({ id, won }) => [id, won]));
}

/** A payment that the provider has no part in: it is paid as soon as it is made. */
export async function writePaidByGift(trx: Transaction, attemptId: string, now: Date): Promise<void> {
  await trx.query(
    `UPDATE payment_attempts SET state = 'PAID', payment_key = $2, approved_at = $3, balance_won = 0, updated_at = $3 WHERE id = $1`,
    [attemptId, giftKey(attemptId), now],
  );
}

/** The gift card's part is paid, and stands in the ledger. */
export async function writeGiftPaid(trx: Transaction, attemptId: string, at: Date): Promise<void> {
  const { rows } = await trx.query<{ won: number }>(
    'UPDATE payment_attempts SET gift_balance_won = gift_won WHERE id = $1 RETURNING gift_won AS won',
    [attemptId],
  );
  await recordOne(trx, {
    transactionKey: giftKey(attemptId),
    ...{ attemptId, amountWon: rows[0]?.won ?? 0, means: 'gift-card' },
    ...{ at, now: at },
  });
}

/** It has gone back to the gift card. */
export async function writeGiftBack(
  trx: Transaction,
  attemptId: string,
  { refundId, won, now }: { refundId: string; won: number; now: Date },
): Promise<void> {
  await trx.query('UPDATE payment_attempts SET gift_balance_won = gift_balance_won - $2 WHERE id = $1', [
    attemptId,
    won,
  ]);
  const transactionKey = giftKey(refundId);
  await recordOne(trx, { transactionKey, attemptId, amountWon: -won, means: 'gift-card', at: now, now });
}
