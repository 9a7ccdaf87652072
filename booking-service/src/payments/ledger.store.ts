import type { LedgerDifference } from 'shared/refunds/refunds.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import type { ProviderPayment } from './provider.ts';

/** Our ledger: movements of money that the provider has vouched for (migration 0008). */
export interface LedgerEntry {
  transactionKey: string;
  orderId: string;
  bookingId: string;
  /** Positive: taken. Negative: gone back. */
  amountWon: number;
  at: Date;
}

/**
 * Notes every movement that a payment tells of; what is known already stays as it is. The key of an approval is told only
 * until the first cancellation; an approval that was seen later than that is learned by the daily comparison.
 */
export async function recordTransactions(
  trx: Transaction,
  orderId: string,
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
  for (const { key, won, at } of [...approvals, ...returns]) await recordOne(trx, key, orderId, won, at, now);
}

/** One movement. A second capture of an order is not taken in: the daily comparison shows it to staff. */
export async function recordOne(
  db: Queryable,
  transactionKey: string,
  orderId: string,
  amountWon: number,
  at: Date,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO payment_transactions (transaction_key, order_id, amount_won, at, recorded_at)
     SELECT $1, $2, $3, $4, $5 WHERE $3::int <> 0 ON CONFLICT DO NOTHING`,
    [transactionKey, orderId, amountWon, at, now],
  );
  return rowCount === 1;
}

/** What we have from `from` until `until`, and whatever else we have under one of `keys`. */
export async function readLedger(
  db: Queryable,
  { from, until, keys }: { from: Date; until: Date; keys: readonly string[] },
): Promise<LedgerEntry[]> {
  const { rows } = await db.query<LedgerEntry>(
    `SELECT t.transaction_key AS "transactionKey", t.order_id AS "orderId", a.booking_id AS "bookingId",
            t.amount_won AS "amountWon", t.at
       FROM payment_transactions t JOIN payment_attempts a USING (order_id)
      WHERE (t.at >= $1 AND t.at < $2) OR t.transaction_key = ANY ($3)
      ORDER BY t.at, t.transaction_key`,
    [from, until, keys],
  );
  return rows;
}

/** The days (yyyy-MM-dd in Seoul) since our first payment that lie before `today` and have no report, oldest first. */
export async function daysWithoutReport(db: Queryable, today: string, lookBack: number): Promise<string[]> {
  const { rows } = await db.query<{ day: string }>(
    `SELECT day::date::text AS day
       FROM generate_series(
         greatest($1::date - $2::int, (SELECT (min(created_at) AT TIME ZONE 'Asia/Seoul')::date FROM payment_attempts)),
         $1::date - 1, interval '1 day') AS day
      WHERE NOT EXISTS (SELECT FROM reconciliations r WHERE r.day = day::date AND r.checked_at IS NOT NULL)
        AND EXISTS (SELECT FROM payment_attempts)
      ORDER BY 1`,
    [today, lookBack],
  );
  return rows.map(({ day }) => day);
}

/** Takes a day for one caller, until its lease runs out. A day that has a report is taken again only when `again`. */
export async function takeDay(
  db: Queryable,
  day: string,
  { now, leaseUntil, again }: { now: Date; leaseUntil: Date; again: boolean },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO reconciliations AS r (day, lease_expires_at) VALUES ($1, $2)
     ON CONFLICT (day) DO UPDATE SET lease_expires_at = excluded.lease_expires_at
       WHERE (r.lease_expires_at IS NULL OR r.lease_expires_at <= $3) AND (r.checked_at IS NULL OR $4)`,
    [day, leaseUntil, now, again],
  );
  return rowCount === 1;
}

/** Gives a day back without a report: the next one who asks need not wait for the lease. */
export async function giveDayBack(db: Queryable, day: string, now: Date): Promise<void> {
  await db.query('UPDATE reconciliations SET lease_expires_at = $2 WHERE day = $1', [day, now]);
}

export interface DayReport {
  day: string;
  checkedAt: Date;
  matched: number;
  capturedWon: number;
  refundedWon: number;
  learned: number;
  differences: LedgerDifference[];
}

export async function writeReport(db: Queryable, report: DayReport): Promise<void> {
  await db.query(
    `UPDATE reconciliations SET lease_expires_at = NULL, checked_at = $2, matched = $3, captured_won = $4,
       refunded_won = $5, learned = $6, differences = $7 WHERE day = $1`,
    [
      ...[
        report.day,
        report.checkedAt,
        report.matched,
        report.capturedWon,
        report.refundedWon,
        report.learned,
      ],
      JSON.stringify(report.differences),
    ],
  );
}

/** Finished reports, newest day first. */
export async function listReports(db: Queryable, limit: number): Promise<DayReport[]> {
  const { rows } = await db.query<DayReport>(
    `SELECT day::text AS day, checked_at AS "checkedAt", matched, captured_won AS "capturedWon",
            refunded_won AS "refundedWon", learned, differences
       FROM reconciliations WHERE checked_at IS NOT NULL ORDER BY day DESC LIMIT $1`,
    [limit],
  );
  return rows;
}
