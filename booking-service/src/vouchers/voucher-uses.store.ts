import { codeKey } from 'shared/typed/code.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import { voucherColumns } from './voucher-row.ts';
import type { VoucherRow } from './voucher-row.ts';

/**
 * Who has which use of a voucher. Everything that takes, keeps or frees one goes through this file. A voucher is locked before
 * its uses are looked at or changed: after orders and attempts, and before claims (`payments/attempts/locks.store.ts`).
 */

/** What uses there are of those that may still be taken over at `now`, as SQL on `voucher_uses u`. */
const isTakenSql = (now: string) => `(u.expires_at IS NULL OR u.expires_at > ${now}::timestamptz)`;

/**
 * The voucher of a code, locked; undefined where there is none. Those that are used in its place so far are
 * locked with it, in ascending order of their numbers: whoever changes from one to another waits for nobody who does the opposite.
 */
export async function lockVoucher(
  trx: Transaction,
  code: string | null,
  usedSoFar: readonly number[] = [],
): Promise<VoucherRow | undefined> {
  const { rows } = await trx.query<VoucherRow>(
    `SELECT ${voucherColumns} FROM vouchers v WHERE code_key(v.code) = code_key($1) OR v.id = ANY ($2) ORDER BY v.id FOR UPDATE`,
    [code, usedSoFar],
  );
  return rows.find((voucher) => code !== null && codeKey(voucher.code) === codeKey(code));
}

/** Locks vouchers of bookings, in ascending order of their numbers. */
export async function lockVouchers(trx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await trx.query('SELECT FROM vouchers WHERE id = ANY ($1) ORDER BY id FOR UPDATE', [ids]);
}

const TAKE = `
  INSERT INTO voucher_uses AS owned (voucher_id, number, most_uses, order_id, expires_at, taken_at)
  SELECT v.id, free.number, v.most_uses, $2, $3, $4
    FROM vouchers v
    CROSS JOIN LATERAL (SELECT coalesce(max(u.number), 0) + 1 AS number FROM voucher_uses u WHERE u.voucher_id = v.id) next
    CROSS JOIN LATERAL (
      SELECT CASE WHEN (next.number <= v.most_uses) IS NOT FALSE THEN next.number
                  ELSE (SELECT min(n) FROM generate_series(1, v.most_uses) n
                         WHERE NOT EXISTS (SELECT FROM voucher_uses u WHERE u.voucher_id = v.id AND u.number = n AND ${isTakenSql('$4')}))
             END AS number) free
   WHERE v.id = $1 AND free.number IS NOT NULL
  ON CONFLICT (voucher_id, number) DO UPDATE
    SET order_id = excluded.order_id, expires_at = excluded.expires_at, taken_at = excluded.taken_at, most_uses = excluded.most_uses
    WHERE owned.expires_at <= $4`;

/**
 * Takes a use of a locked voucher for an order that has none: the next one, and where they are all given out the first that was freed or whose hold has run out.
 *
 * @param expiresAt null: for good
 * @returns whether there was one
 */
export async function takeUse(
  trx: Transaction,
  {
    voucherId,
    orderId,
    expiresAt,
    now,
  }: { voucherId: number; orderId: string; expiresAt: Date | null; now: Date },
): Promise<boolean> {
  const { rowCount } = await trx.query(TAKE, [voucherId, orderId, expiresAt, now]);
  return rowCount === 1;
}

/** Whether a use is left at `now`, for whoever only asks. */
export async function isUseLeft(
  db: Queryable,
  { id, mostUses }: Pick<VoucherRow, 'id' | 'mostUses'>,
  now: Date,
): Promise<boolean> {
  if (mostUses === null) return true;
  const { rows } = await db.query<{ taken: number }>(
    `SELECT count(*)::int AS taken FROM voucher_uses u WHERE u.voucher_id = $1 AND ${isTakenSql('$2')}`,
    [id, now],
  );
  return (rows[0]?.taken ?? 0) < mostUses;
}

/** Frees the use that an order has, if it has one, with what it holds of a gift card. */
export async function freeUse(trx: Transaction, orderId: string): Promise<void> {
  await trx.query(
    `WITH freed AS (DELETE FROM voucher_uses WHERE order_id = $1 RETURNING voucher_id, amount_won)
     UPDATE vouchers v SET spent_won = v.spent_won - freed.amount_won FROM freed WHERE v.id = freed.voucher_id AND freed.amount_won > 0`,
    [orderId],
  );
}

const STANDING = `
  SELECT max(voucher_id) AS "voucherId", bool_or(stands) AS stands, bool_or(stands AND hold_expires_at IS NULL) AS "isKept",
         max(hold_expires_at) FILTER (WHERE stands) AS "expiresAt"
    FROM (SELECT b.*, b.status <> 'cancelled' OR b.cancellation_reason = 'no-show' AS stands FROM bookings b WHERE b.order_id = $1) b`;

interface Standing {
  voucherId: number | null;
  stands: boolean;
  isKept: boolean;
  expiresAt: Date | null;
}

/**
 * Lets the use of an order follow how its bookings stand: kept for good once one of them is, held as long as they are, free once all
 * are cancelled (but for a no-show, whose session was kept). What others have taken over meanwhile stays theirs, and another use is
 * taken if there is one. The order and its voucher have to be locked.
 *
 * @returns false where it stands and no use is left
 */
export async function followOrder(trx: Transaction, orderId: string, now: Date): Promise<boolean> {
  const { rows } = await trx.query<Standing>(STANDING, [orderId]);
  const [order] = rows;
  if (!order || order.voucherId === null) return true;
  if (!order.stands) {
    await freeUse(trx, orderId);
    return true;
  }
  const expiresAt = order.isKept ? null : order.expiresAt;
  const { rowCount } = await trx.query('UPDATE voucher_uses SET expires_at = $2 WHERE order_id = $1', [
    orderId,
    expiresAt,
  ]);
  return rowCount === 1 || takeUse(trx, { voucherId: order.voucherId, orderId, expiresAt, now });
}

/** Orders of an address that use a voucher, beside one of them. */
export async function countUsesOfGuest(
  db: Queryable,
  { voucherId, email, orderId, now }: { voucherId: number; email: string; orderId: string; now: Date },
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM orders o JOIN voucher_uses u ON u.order_id = o.id
      WHERE lower(o.email) = lower($2) AND u.voucher_id = $1 AND o.id <> $3 AND ${isTakenSql('$4')}`,
    [voucherId, email, orderId, now],
  );
  return rows[0]?.count ?? 0;
}

/** Whether an address has booked something else that stands, or did until the session was over. */
export async function hasBooked(db: Queryable, email: string, exceptOrderId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `SELECT FROM orders o JOIN bookings b ON b.order_id = o.id
      WHERE lower(o.email) = lower($1) AND o.id <> $2 AND b.status IN ('confirmed', 'in-progress', 'completed') LIMIT 1`,
    [email, exceptOrderId],
  );
  return rowCount > 0;
}
