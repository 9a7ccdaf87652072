import type { StatementMethod } from 'shared/statements/statement.ts';
import { branchOfSql } from '../../catalogue/branches.store.ts';
import type { Queryable } from '../../platform/database.ts';
import {
  counterMoneySql,
  counterSource,
  giftOriginSql,
  onlineMoneySql,
  readMoneyBy,
} from '../../reports/counting/money-facts.store.ts';
import type { Movement, MovementKind } from './movement.ts';

const inNone = (kind: MovementKind, key: string) =>
  `NOT EXISTS (SELECT FROM statement_lines l WHERE l.kind = '${kind}' AND l.key = ${key})`;

/** Of what is given back, kept after all, and given back again, each is a movement of its own. */
const returnKeySql = `c.key || '@' || floor(extract(epoch FROM c.given_back_at) * 1000)::bigint`;
const returnKey = (key: string, at: Date) => `${key}@${at.getTime()}`;

const ONLINE = onlineMoneySql(`t.at >= $1 AND t.at < $2 AND ${inNone('online', 't.transaction_key')}`);
const TAKEN = counterMoneySql(
  'taken_at',
  `c.taken_at >= $1 AND c.taken_at < $2 AND ${inNone('counter-taken', 'c.key')}`,
);
const GIVEN_BACK = counterMoneySql(
  'given_back_at',
  `c.given_back_at >= $1 AND c.given_back_at < $2 AND ${inNone('counter-given-back', returnKeySql)}`,
);

const KEPT = `
  SELECT g.key, g.at, g.method, g.order_id AS "orderId", -g.won AS won,
         CASE g.method WHEN 'gift-card' THEN ${giftOriginSql('c.gift_card_id')} END AS "giftOrigin"
    FROM statement_lines g JOIN ${counterSource} ON c.order_id = g.order_id AND c.key = split_part(g.key, '@', 1)
   WHERE g.kind = 'counter-given-back' AND g.at < $1 AND ${returnKeySql} IS DISTINCT FROM g.key AND ${inNone('counter-kept', 'g.key')}`;

const signingKeySql = `n.date || '/' || n.number || '/' || n.method || '/' || n.branch_id`;

/** A day that is signed once more tells of what differs from the signing before. */
const DIFFERENCES = `
  SELECT ${signingKeySql} AS key, n.date::timestamp AT TIME ZONE 'Asia/Seoul' AS at, n.method,
         NULL AS "orderId", NULL AS "giftOrigin", n.difference_won - coalesce(p.difference_won, 0) AS won
    FROM cash_up_counts n
    LEFT JOIN cash_up_counts p ON p.date = n.date AND p.branch_id = n.branch_id AND p.method = n.method AND p.number = n.number - 1
   WHERE n.date >= ($1::timestamptz AT TIME ZONE 'Asia/Seoul')::date AND n.date < ($2::timestamptz AT TIME ZONE 'Asia/Seoul')::date
     AND n.difference_won <> coalesce(p.difference_won, 0)
     AND ${inNone('cash-up', signingKeySql)}`;

export interface OpenSpan {
  /** Null: from the beginning, with what belongs to months that are closed. */
  from: Date | null;
  until: Date;
}

/** What moved in a span and stands in no statement, oldest first. */
export async function readMovements(db: Queryable, { from, until }: OpenSpan): Promise<Movement[]> {
  const span = [from ?? '-infinity', until];
  const online = await readMoneyBy(db, ONLINE, span);
  const taken = await readMoneyBy(db, TAKEN, span);
  const givenBack = await readMoneyBy(db, GIVEN_BACK, span);
  const kept = from === null ? await db.query<Plain>(KEPT, [until]) : undefined;
  const differences = await db.query<Plain>(DIFFERENCES, span);
  const movements: Movement[] = [
    ...online.map((money) => ({
      ...{
        kind: 'online' as const,
        key: money.key,
        method: money.method === 'gift-card' ? ('gift-card' as const) : ('card' as const),
      },
      ...{ at: money.at, orderId: money.orderId, isForGiftCard: money.isForGiftCard },
      giftOrigin: money.giftOrigin,
      ...{ won: money.isTaken ? money.amountWon : -money.amountWon, sold: money.isTaken ? money : null },
    })),
    ...taken.map((money) => ({
      ...{ kind: 'counter-taken' as const, key: money.key, method: money.method as StatementMethod },
      ...{ at: money.at, orderId: money.orderId, won: money.amountWon, sold: money, isForGiftCard: false },
      giftOrigin: money.giftOrigin,
    })),
    ...givenBack.map(({ at, key, orderId, method, amountWon, giftOrigin }) => ({
      ...{ kind: 'counter-given-back' as const, key: returnKey(key, at) },
      ...{
        at,
        orderId,
        method: method as StatementMethod,
        won: -amountWon,
        sold: null,
        isForGiftCard: false,
        giftOrigin,
      },
    })),
    ...(kept?.rows ?? []).map((row) => ({
      ...row,
      kind: 'counter-kept' as const,
      sold: null,
      isForGiftCard: false,
    })),
    ...differences.rows.map((row) => ({
      ...row,
      kind: 'cash-up' as const,
      sold: null,
      isForGiftCard: false,
    })),
  ];
  const place = ({ kind, key }: Movement) => `${kind} ${key}`;
  return movements.toSorted(
    (one, other) => one.at.getTime() - other.at.getTime() || (place(one) < place(other) ? -1 : 1),
  );
}

type Plain = Pick<Movement, 'key' | 'at' | 'method' | 'orderId' | 'won' | 'giftOrigin'>;

const FIRST = `
  SELECT least((SELECT min(at) FROM payment_transactions), (SELECT min(taken_at) FROM counter_payments),
               (SELECT min(date) FROM cash_up_counts)::timestamp AT TIME ZONE 'Asia/Seoul') AS at`;

/** When money moved for the first time; null before. */
export async function firstMoment(db: Queryable): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>(FIRST);
  return rows[0]?.at ?? null;
}

const CHECKS = `
  SELECT (SELECT count(*) FROM reconciliations WHERE checked_at IS NOT NULL AND day >= $1 AND day < $2)::int AS "comparedDays",
         (SELECT coalesce(sum(jsonb_array_length(differences)), 0) FROM reconciliations
           WHERE checked_at IS NOT NULL AND day >= $1 AND day < $2)::int AS differences,
         (SELECT count(DISTINCT (m.at AT TIME ZONE 'Asia/Seoul')::date) FROM (
            SELECT order_id, taken_at AS at FROM counter_payments WHERE taken_at >= $3 AND taken_at < $4 AND amount_won > 0
            UNION ALL SELECT order_id, given_back_at FROM counter_payments
             WHERE given_back_at >= $3 AND given_back_at < $4 AND amount_won > 0) m
            JOIN bookings b ON b.id = m.order_id
           WHERE NOT EXISTS (SELECT FROM cash_ups u
                              WHERE u.date = (m.at AT TIME ZONE 'Asia/Seoul')::date AND u.branch_id = ${branchOfSql('b')}))::int AS "unsignedDays"`;

export interface Checks {
  comparedDays: number;
  differences: number;
  unsignedDays: number;
}

/** How far the days of a month (first day, and that of the next) are compared with the card provider and signed. */
export async function readChecks(
  db: Queryable,
  days: { first: string; next: string },
  { from, until }: { from: Date; until: Date },
): Promise<Checks> {
  const { rows } = await db.query<Checks>(CHECKS, [days.first, days.next, from, until]);
  return rows[0] ?? { comparedDays: 0, differences: 0, unsignedDays: 0 };
}
