import type { Queryable, Transaction } from '../../platform/database.ts';
import type { ProviderPayment } from '../provider/provider.ts';

/**
 * Notes every movement that a payment tells of; what is known already stays as it is. The key of an approval is told only
 * until the first cancellation; an approval that was seen later than that is learned by the daily comparison.
 */
export async function recordTransactions(
  trx: Transaction,
  attemptId: string,
  payment: ProviderPayment,
  now: Date,
): Promise<void> {
  const { approvedAt, lastTransactionKey, totalWon, cancels } = payment;
  const approvals =
    approvedAt && lastTransactionKey !== null && cancels.length === 0
      ? [{ key: lastTransactionKey, won: totalWon, at: approvedAt }]
      : [];
  const returns = cancels.map((cancel) => ({
    key: cancel.transactionKey,
    won: -cancel.amountWon,
    at: cancel.at ?? now,
  }));
  for (const { key, won, at } of [...approvals, ...returns])
    await recordOne(trx, { transactionKey: key, attemptId, amountWon: won, means: 'card', at, now });
}

/** A movement of the ledger. Positive: taken. Negative: gone back. */
interface Movement {
  transactionKey: string;
  attemptId: string;
  amountWon: number;
  /** What the provider vouches for, or what we move to and from gift cards ourselves. */
  means: 'card' | 'gift-card';
  at: Date;
  now: Date;
}

/** One movement. A second capture of an attempt is not taken in: the daily comparison shows it to staff. */
export async function recordOne(
  db: Queryable,
  { transactionKey, attemptId, amountWon, means, at, now }: Movement,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO payment_transactions (transaction_key, attempt_id, amount_won, at, recorded_at, means)
     SELECT $1, $2, $3, $4, $5, $6 WHERE $3::int <> 0 ON CONFLICT DO NOTHING`,
    [transactionKey, attemptId, amountWon, at, now, means],
  );
  return rowCount === 1;
}
