import { addSeoulDays, instantInSeoul } from 'shared/time/seoul.ts';
import { standsUnpaidSql } from '../bookings/lifecycle/payment-standing.store.ts';
import { paymentJoin } from '../orders/balance.store.ts';
import { branchOfSql } from '../catalogue/branches.store.ts';

/** A day (yyyy-MM-dd in Seoul) of a branch, whose drawer is counted for itself. */
export interface DrawerDay {
  date: string;
  branchId: number;
}

export const momentsOf = ({ date }: DrawerDay) => [
  instantInSeoul(date, '00:00'),
  instantInSeoul(addSeoulDays(date, 1), '00:00'),
];

/** An order is numbered as its first booking, and all of it is sung in one branch. */
const ofBranch = (branch: string) => `counter_payments c
  JOIN bookings b ON b.id = c.order_id AND ${branchOfSql('b')} = ${branch}`;

/**
 * What was taken and given back in a period for the studios of a branch, a line for each method. Each payment counts on the day on
 * which it was taken, and once more on the day on which it was given back.
 */
export const recordedSql = (from: string, to: string, branch: string) => `
  SELECT m.method,
         count(*) FILTER (WHERE is_taken) AS taken_count,
         coalesce(sum(amount_won) FILTER (WHERE is_taken), 0)::bigint AS taken_won,
         count(*) FILTER (WHERE NOT is_taken) AS given_back_count,
         coalesce(sum(amount_won) FILTER (WHERE NOT is_taken), 0)::bigint AS given_back_won
    FROM unnest('{cash,card-terminal,transfer,free}'::text[]) m (method)
    LEFT JOIN (
      SELECT method, amount_won, true AS is_taken FROM ${ofBranch(branch)}
       WHERE taken_at >= ${from} AND taken_at < ${to}
      UNION ALL
      SELECT method, amount_won, false FROM ${ofBranch(branch)}
       WHERE given_back_at >= ${from} AND given_back_at < ${to}
    ) moved USING (method)
   GROUP BY m.method`;

/** Sessions in a period in the studios of a branch that stand although nothing of their price is with us, as a JSON array. */
export const unpaidSql = (from: string, to: string, branch: string) => `
  SELECT coalesce(jsonb_agg(jsonb_build_object('bookingId', b.id, 'name', b.name,
                    'time', to_char(b.starts_at AT TIME ZONE 'Asia/Seoul', 'HH24:MI'), 'amountWon', b.total_price_won)
                  ORDER BY b.starts_at, b.id), '[]')
    FROM bookings b ${paymentJoin}
   WHERE b.starts_at >= ${from} AND b.starts_at < ${to} AND ${branchOfSql('b')} = ${branch} AND ${standsUnpaidSql('now()')}`;
