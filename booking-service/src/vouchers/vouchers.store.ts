import type { NewVoucher, Voucher, VoucherUse } from 'shared/vouchers/voucher.ts';
import { codeKey } from 'shared/typed/code.ts';
import { shownVoucherCode } from 'shared/vouchers/voucher-code.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import { giftCountsSql, giftLeftSql, isCardReturnedSql } from './gift-cards.store.ts';
import { voucherColumns } from './voucher-row.ts';
import type { VoucherRow } from './voucher-row.ts';

const MOST_LISTED = 100;

/** By its code, however it is typed. */
export async function findVoucher(db: Queryable, code: string): Promise<VoucherRow | undefined> {
  const { rows } = await db.query<VoucherRow>(
    `SELECT ${voucherColumns} FROM vouchers v WHERE code_key(v.code) = code_key($1)`,
    [code],
  );
  return rows[0];
}

type Listed = VoucherRow & Pick<Voucher, 'uses' | 'takenOffWon' | 'leftWon' | 'sold'>;

/** Uses `u` of vouchers `v` that have not run out. */
const countsSql = (now: string) =>
  `CASE v.kind WHEN 'gift-card' THEN ${giftCountsSql(now)} ELSE u.expires_at IS NULL OR u.expires_at > ${now} END`;

/** Uses that have run out count no more, and what they took off neither. */
const listSql = (where: string) => `
  SELECT ${voucherColumns}, coalesce(used.uses, 0)::int AS uses, coalesce(used.won, 0)::int AS "takenOffWon",
         CASE v.kind WHEN 'gift-card' THEN ${giftLeftSql('$1')} END AS "leftWon",
         CASE WHEN o.id IS NOT NULL THEN jsonb_build_object('orderId', o.id, 'email', o.email, 'isReturned', ${isCardReturnedSql('o.id')}) END AS sold
    FROM vouchers v
    LEFT JOIN gift_card_sales g ON g.voucher_id = v.id
    LEFT JOIN orders o ON o.id = g.order_id
    LEFT JOIN LATERAL (
      SELECT count(*) AS uses, sum(u.amount_won + (
               SELECT coalesce(sum(b.discount_won), 0) FROM bookings b WHERE b.order_id = u.order_id AND b.voucher_id = u.voucher_id)) AS won
        FROM voucher_uses u WHERE u.voucher_id = v.id AND ${countsSql('$1')}) used ON true
   WHERE ${where} ORDER BY v.id DESC LIMIT ${MOST_LISTED}`;
const LIST = listSql(
  `starts_with(code_key(v.code), $2) OR o.id = $2 OR strpos(search_folded(v.note), search_folded($3)) > 0
   OR strpos(search_folded(v.only_for), search_folded($3)) > 0 OR strpos(search_folded(o.email), search_folded($3)) > 0`,
);
const ONE = listSql('v.id = $2');

/** Newest first, those whose code begins so, whose note, guest or buyer has it, or the one bought with that number. */
export async function listVouchers(db: Queryable, search: string, now: Date): Promise<Voucher[]> {
  const { rows } = await db.query<Listed>(LIST, [now, codeKey(search), search.trim()]);
  return rows.map(asListed);
}

export async function readVoucher(db: Queryable, id: number, now: Date): Promise<Voucher | undefined> {
  const { rows } = await db.query<Listed>(ONE, [now, id]);
  return rows[0] && asListed(rows[0]);
}

function asListed({ code, createdAt, endedAt, weekdays, ...voucher }: Listed): Voucher {
  return {
    ...voucher,
    code: shownVoucherCode(code),
    weekdays: [...weekdays],
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

/** @throws the database's error where there is such a code: `vouchers_code_once` */
export async function insertVoucher(
  trx: Transaction,
  voucher: NewVoucher & { code: string },
  { now, by }: { now: Date; by: number | null },
): Promise<number> {
  const {
    code,
    kind,
    value,
    scope,
    from,
    until,
    weekdays,
    mostUses,
    mostPerGuest,
    onlyFor,
    isForFirst,
    note,
  } = voucher;
  const { rows } = await trx.query<{ id: number }>(
    `INSERT INTO vouchers (code, kind, value, scope, use_from, use_until, weekdays, most_uses, most_per_guest, only_for, is_for_first,
                           note, created_at, created_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING id`,
    [
      ...[code, kind, kind === 'free-session' ? null : value, scope, from, until, weekdays.toSorted()],
      ...[mostUses, mostPerGuest, onlyFor, isForFirst, note, now, by],
    ],
  );
  const [made] = rows;
  if (!made) throw new Error('The statement that makes a voucher answered nothing');
  return made.id;
}

/** False where it had ended before, or is not there. */
export async function endVoucher(trx: Transaction, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await trx.query(
    'UPDATE vouchers SET ended_at = $2 WHERE id = $1 AND ended_at IS NULL',
    [id, now],
  );
  return rowCount === 1;
}

/** The newest orders that use it. */
export async function listUses(db: Queryable, id: number, now: Date): Promise<VoucherUse[]> {
  const { rows } = await db.query<Omit<VoucherUse, 'until'> & { until: Date | null }>(
    `SELECT u.order_id AS "bookingId", first.name, u.expires_at AS until,
            (u.amount_won + (SELECT coalesce(sum(b.discount_won), 0) FROM bookings b
                              WHERE b.order_id = u.order_id AND b.voucher_id = u.voucher_id))::int AS "takenOffWon"
       FROM voucher_uses u JOIN vouchers v ON v.id = u.voucher_id JOIN bookings first ON first.id = u.order_id
      WHERE u.voucher_id = $1 AND ${countsSql('$2')}
      ORDER BY u.taken_at DESC, u.number DESC LIMIT ${MOST_LISTED}`,
    [id, now],
  );
  return rows.map((use) => ({ ...use, until: use.until?.toISOString() ?? null }));
}
