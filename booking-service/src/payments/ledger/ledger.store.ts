import type { LedgerDifference } from 'shared/refunds/refunds.ts';
import type { Queryable } from '../../platform/database.ts';

/** Our ledger: movements of money that the provider has vouched for (migration 0003). What gift cards pay is none of its. */
export interface LedgerEntry {
  transactionKey: string;
  attemptId: string;
  /** The number of its first booking too. */
  orderId: string;
  /** Positive: taken. Negative: gone back. */
  amountWon: number;
  at: Date;
}

/** What we have from `from` until `until`, and whatever else we have under one of `keys`. */
export async function readLedger(
  db: Queryable,
  { from, until, keys }: { from: Date; until: Date; keys: readonly string[] },
): Promise<LedgerEntry[]> {
  const { rows } = await db.query<LedgerEntry>(
    `SELECT t.transaction_key AS "transactionKey", a.id AS "attemptId", a.order_id AS "orderId",
            t.amount_won AS "amountWon", t.at
       FROM payment_transactions t JOIN payment_attempts a ON a.id = t.attempt_id
      WHERE t.means = 'card' AND ((t.at >= $1 AND t.at < $2) OR t.transaction_key = ANY ($3))
      ORDER BY t.at, t.transaction_key`,
    [from, until, keys],
  );
  return rows;
}

/** Reports that a longer standstill has left out are made up for. */
const LOOK_BACK_DAYS = 7;

/** The days (yyyy-MM-dd in Seoul) since our first payment that lie before `today` and have no report, oldest first. */
export async function daysWithoutReport(db: Queryable, today: string): Promise<string[]> {
  const { rows } = await db.query<{ day: string }>(
    `SELECT past.day::date::text AS day
       FROM generate_series(
         greatest($1::date - $2::int, (SELECT (min(created_at) AT TIME ZONE 'Asia/Seoul')::date FROM payment_attempts)),
         $1::date - 1, interval '1 day') AS past (day)
      WHERE NOT EXISTS (SELECT FROM reconciliations r WHERE r.day = past.day::date AND r.checked_at IS NOT NULL)
        AND EXISTS (SELECT FROM payment_attempts)
      ORDER BY 1`,
    [today, LOOK_BACK_DAYS],
  );
  return rows.map(({ day }) => day);
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
