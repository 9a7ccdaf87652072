import type { Transaction } from '../platform/database.ts';
import type { EndedBooking, PersonsBooking } from './booking-ends.store.ts';

/** Orders `o` of gift cards `g`: `contract` once money moved. */
const ordersWithEnds = `
  gift_card_sales g
  JOIN orders o ON o.id = g.order_id
  CROSS JOIN LATERAL (
    SELECT max(t.at) AS moved_at FROM payment_attempts p JOIN payment_transactions t ON t.attempt_id = p.id
     WHERE p.order_id = o.id) money
  CROSS JOIN LATERAL (
    SELECT CASE WHEN moved_at IS NULL THEN 'never-paid' ELSE 'contract' END AS kind,
           coalesce(moved_at, o.created_at) AS ended_at,
           EXISTS (SELECT FROM payment_attempts p WHERE p.order_id = o.id
                      AND (p.state IN ('CONFIRMING', 'UNKNOWN')
                           OR EXISTS (SELECT FROM refunds r WHERE r.attempt_id = p.id AND r.state IN ('REQUESTED', 'SENDING')))) AS unsettled) ends`;

const DUE = `
  SELECT o.id, kind, ended_at AS "endedAt"
    FROM ${ordersWithEnds}
   WHERE o.forgotten_at IS NULL AND NOT unsettled
     AND ended_at < $1::timestamptz - CASE kind WHEN 'contract' THEN make_interval(years => $2) ELSE make_interval(days => $3) END
   ORDER BY o.created_at LIMIT $4 FOR NO KEY UPDATE OF o, g SKIP LOCKED`;

/** Gift cards whose buyers are kept for long enough, locked: what the law has recorded, or what was never paid. */
export async function lockDueGiftOrders(
  trx: Transaction,
  {
    now,
    contractYears,
    unpaidDays,
    limit,
  }: { now: Date; contractYears: number; unpaidDays: number; limit: number },
): Promise<EndedBooking[]> {
  return (await trx.query<EndedBooking>(DUE, [now, contractYears, unpaidDays, limit])).rows;
}

const OF_PERSON = `
  SELECT o.id, kind, ended_at AS "endedAt", unsettled AS "isRunning"
    FROM ${ordersWithEnds}
   WHERE o.forgotten_at IS NULL AND lower(o.email) = lower($1)
   ORDER BY o.id FOR NO KEY UPDATE OF o, g`;

/** Gift cards that an address has ordered, locked. */
export async function lockGiftOrdersOf(trx: Transaction, email: string): Promise<PersonsBooking[]> {
  return (await trx.query<PersonsBooking>(OF_PERSON, [email])).rows;
}

const FORGET_NAMES = `
  UPDATE gift_card_sales SET recipient_name = 'Removed', message = ''
   WHERE order_id = ANY ($1) AND (recipient_name <> 'Removed' OR message <> '')`;

/** Removes whom these gift cards were for. Answers with their number. */
export async function forgetGiftNames(trx: Transaction, ids: readonly string[]): Promise<number> {
  return (await trx.query(FORGET_NAMES, [ids])).rowCount;
}

const OLD = `
  SELECT g.order_id AS id FROM gift_card_sales g JOIN orders o ON o.id = g.order_id
   WHERE o.created_at < $1::timestamptz - make_interval(days => $2) AND (g.recipient_name <> 'Removed' OR g.message <> '')
   ORDER BY o.created_at LIMIT $3 FOR NO KEY UPDATE OF g SKIP LOCKED`;

/** The same for those that were ordered so many days ago, a batch of them. */
export async function forgetOldGiftNames(
  trx: Transaction,
  { now, days, limit }: { now: Date; days: number; limit: number },
): Promise<number> {
  const { rows } = await trx.query<{ id: string }>(OLD, [now, days, limit]);
  return forgetGiftNames(
    trx,
    rows.map(({ id }) => id),
  );
}
