import { HOUSE, openKinds } from 'shared/reports/figures.ts';
import type { OpenKind } from 'shared/reports/figures.ts';
import { maybeDueSql, paymentStandingSql } from '../../bookings/lifecycle/payment-standing.store.ts';
import { branchOfBookingSql } from '../../catalogue/branches.store.ts';
import { balanceWonSql, paymentJoin } from '../../orders/balance.store.ts';
import type { Queryable } from '../../platform/database.ts';
import { NOTHING_OPEN } from './state.store.ts';
import type { OpenMoney } from './state.store.ts';

/** What the card of a booking calls due, online or at the counter; looked for among the bookings that can be. */
const REFUNDS_DUE = `
  SELECT b.id, CASE ${paymentStandingSql('$1')}
                 WHEN 'refund-due' THEN ${balanceWonSql}
                 WHEN 'counter-refund-due' THEN (SELECT amount_won + gift_won FROM counter_payments c WHERE c.order_id = b.order_id)
               END AS won
    FROM (${maybeDueSql}) maybe
    JOIN bookings b USING (id)
    ${paymentJoin}
   WHERE a.state = 'PAID' AND a.balance_won + a.gift_balance_won > 0
      OR EXISTS (SELECT FROM counter_payments c WHERE c.order_id = b.order_id AND c.given_back_at IS NULL)`;

/** What has not been asked for by then will hardly be paid. */
const OWED_FOR = `interval '30 days'`;

/** Sessions that stand without having been paid for, and the add-ons of Klook guests who are still to come. */
const OWED_TO_US = `
  SELECT b.id, CASE WHEN b.booking_type = 'klook' AND b.starts_at > $1 THEN b.total_price_won
                    WHEN ${paymentStandingSql('$1')} = 'unpaid' THEN b.total_price_won END AS won
    FROM bookings b
    ${paymentJoin}
   WHERE (b.status IN ('confirmed', 'in-progress', 'completed') OR b.status = 'pending' AND b.booking_type = 'klook') AND b.starts_at > $1::timestamptz - ${OWED_FOR}
     AND b.total_price_won > 0`;

/** A refund without lines is of its whole order: it stands with the first. */
const UNDER_WAY = `
  SELECT coalesce((SELECT min(l.booking_id) FROM refund_lines l WHERE l.refund_id = r.id), a.order_id) AS id,
         r.amount_won AS won
    FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id
   WHERE r.state IN ('REQUESTED', 'SENDING') AND r.created_at <= $1`;

const statements: Record<OpenKind, string> = {
  refundsDue: REFUNDS_DUE,
  refundsUnderWay: UNDER_WAY,
  owedToUs: OWED_TO_US,
};

/** Of the booking `open.id`; the house's where it is none, as an order of gift cards. */
const branchSql = `coalesce(${branchOfBookingSql('open.id')}, ${HOUSE})`;

/** What is to be given back and to be paid, at `now`, by the number of the branch. */
export async function readOpenMoney(db: Queryable, now: Date): Promise<ReadonlyMap<number, OpenMoney>> {
  const sums = openKinds.map(
    (kind) => `
      SELECT '${kind}' AS kind, ${branchSql} AS "branchId", count(*)::int AS count, sum(won)::bigint AS won
        FROM (${statements[kind]}) open WHERE won > 0 GROUP BY 2`,
  );
  const { rows } = await db.query<{ kind: OpenKind; branchId: number; count: number; won: number }>(
    sums.join(' UNION ALL '),
    [now],
  );
  const branches = new Map<number, OpenMoney>();
  for (const { kind, branchId, count, won } of rows)
    branches.set(branchId, { ...NOTHING_OPEN, ...branches.get(branchId), [kind]: { count, won } });
  return branches;
}

/** Numbers of the bookings behind it, by number; at most so many, after `after` where one is given. */
export async function readOpenBookings(
  db: Queryable,
  kind: OpenKind,
  { now, branchId, after, limit }: { now: Date; branchId: number | undefined; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT DISTINCT id COLLATE "C" AS id FROM (${statements[kind]}) open
      WHERE won > 0 AND id COLLATE "C" > $2 AND ($4::int IS NULL OR ${branchSql} = $4) ORDER BY 1 LIMIT $3`,
    [now, after, limit, branchId ?? null],
  );
  return rows.map(({ id }) => id);
}
