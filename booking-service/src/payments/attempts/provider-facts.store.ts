import type { Transaction } from '../../platform/database.ts';
import type { TakenButFailed } from '../base/codes.ts';
import type { ProviderPayment } from '../provider/provider.ts';
import { recordTransactions } from './transactions.store.ts';

/** What the provider vouches for, from `$2` on. */
const facts = `payment_key = $2, method = $3, approved_at = $4, receipt_url = $5, balance_won = $6,
  provider_secret = coalesce($7, provider_secret), updated_at = $8`;

const valuesOf = (attemptId: string, payment: ProviderPayment, now: Date) => {
  const { paymentKey, method, approvedAt, receiptUrl, balanceWon, secret } = payment;
  return [attemptId, paymentKey, method, approvedAt, receiptUrl, balanceWon, secret, now];
};

/** Money was taken, and pays for the booking or goes back. The ledger learns of it in the same transaction. */
export async function writeTaken(
  trx: Transaction,
  attemptId: string,
  outcome: { state: 'PAID' } | { state: 'FAILED'; failureCode: TakenButFailed },
  payment: ProviderPayment,
  now: Date,
): Promise<void> {
  const failureCode = outcome.state === 'FAILED' ? outcome.failureCode : null;
  const { rowCount } = await trx.query(
    `UPDATE payment_attempts SET ${facts}, state = $9, failure_code = $10, lease_expires_at = NULL WHERE id = $1`,
    [...valuesOf(attemptId, payment, now), outcome.state, failureCode],
  );
  await afterWriting(trx, attemptId, payment, { rowCount, now });
}

/** News of money that was taken before: its state and why it goes back stay as they are. */
export async function updateTaken(
  trx: Transaction,
  attemptId: string,
  payment: ProviderPayment,
  now: Date,
): Promise<void> {
  const { rowCount } = await trx.query(
    `UPDATE payment_attempts SET ${facts} WHERE id = $1 AND state IN ('PAID', 'FAILED')`,
    valuesOf(attemptId, payment, now),
  );
  await afterWriting(trx, attemptId, payment, { rowCount, now });
}

async function afterWriting(
  trx: Transaction,
  attemptId: string,
  payment: ProviderPayment,
  { rowCount, now }: { rowCount: number; now: Date },
): Promise<void> {
  if (rowCount !== 1) throw new Error(`Payment attempt ${attemptId} was to be written and is not there`);
  await recordTransactions(trx, attemptId, payment, now);
}
