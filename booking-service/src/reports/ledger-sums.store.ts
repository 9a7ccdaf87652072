import type { Report } from 'shared/reports/report.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { dayAfter } from '../bookings/search/session-day.ts';
import { branchOfBookingSql } from '../catalogue/branches.store.ts';
import type { Queryable } from '../platform/database.ts';
import type { ReportSpan } from './report.store.ts';

/** All of an order is sung in one branch. */
const isOfBranch = (orderId: string) => `($3::int IS NULL OR ${branchOfBookingSql(orderId)} = $3)`;

/** Money, straight from the ledger and the payments at the counter: nothing that the rollup was made by. */
const LEDGER = `
  SELECT coalesce(sum(won) FILTER (WHERE won > 0), 0)::bigint AS "takenWon",
         coalesce(-sum(won) FILTER (WHERE won < 0), 0)::bigint AS "givenBackWon"
    FROM (SELECT amount_won AS won FROM payment_transactions t
           WHERE means = 'card' AND at >= $1 AND at < $2
             AND ${isOfBranch('(SELECT a.order_id FROM payment_attempts a WHERE a.id = t.attempt_id)')}
          UNION ALL SELECT amount_won FROM counter_payments c
           WHERE taken_at >= $1 AND taken_at < $2 AND ${isOfBranch('c.order_id')}
          UNION ALL SELECT -amount_won FROM counter_payments c
           WHERE given_back_at >= $1 AND given_back_at < $2 AND ${isOfBranch('c.order_id')}) moved`;

/** Money that was received and given back; what gift cards pay is none. */
export async function readLedgerSums(
  db: Queryable,
  { from, to, branchId }: ReportSpan,
): Promise<Report['check']['ledger']> {
  const span = [instantInSeoul(from, '00:00'), instantInSeoul(dayAfter(to), '00:00')];
  const { rows } = await db.query<Report['check']['ledger']>(LEDGER, [...span, branchId ?? null]);
  return rows[0] ?? { takenWon: 0, givenBackWon: 0 };
}
