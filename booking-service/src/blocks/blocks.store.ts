import type { Block, NewBlock } from 'shared/blocks/block.ts';
import { CLAIM_UNIT_MINUTES } from 'shared/slots/claims.ts';
import { isInBranchesSql } from '../catalogue/branches.store.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import { fixedPeriods } from '../platform/retention-periods.ts';
import { isHeldSql } from '../slots/slot-claims.store.ts';
import type { Starts } from './weeks.ts';

const UNIT_MS = CLAIM_UNIT_MINUTES * 60_000;

/** Where and how long a block lies, each time. */
export interface Stretches {
  studioIds: readonly number[];
  /** Ascending. */
  starts: readonly Date[];
  lengthMs: number;
}

export interface BlockToStore extends Pick<NewBlock, 'studioIds' | 'kind' | 'isWeekly'> {
  note: string | null;
  startsAt: Date;
  endsAt: Date;
  lastDate: string | null;
  laidUntil: Date;
  createdAt: Date;
  createdBy: number;
}

/** @returns its number */
export async function insertBlock(trx: Transaction, block: BlockToStore): Promise<number> {
  const { rows } = await trx.query<{ id: number }>(
    `INSERT INTO blocks (studio_ids, kind, note, starts_at, ends_at, is_weekly, last_date, laid_until, created_at, created_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
    [
      ...[block.studioIds, block.kind, block.note, block.startsAt, block.endsAt, block.isWeekly],
      ...[block.lastDate, block.laidUntil, block.createdAt, block.createdBy],
    ],
  );
  const [row] = rows;
  if (!row) throw new Error('A block was stored and has no number');
  return row.id;
}

/** Whether the unit of `claim` is not over. */
const isAheadSql = (now: string) =>
  `claim.starts_at > ${now}::timestamptz - interval '${CLAIM_UNIT_MINUTES} minutes'`;

/** Every unit of stretches, as $1 to $3 of a statement. */
const UNITS = `SELECT studio AS studio_id, start + step * interval '${CLAIM_UNIT_MINUTES} minutes' AS unit
    FROM unnest($1::smallint[]) AS studio, unnest($2::timestamptz[]) AS start, generate_series(0, $3::int - 1) AS step`;

const unitsOf = ({ studioIds, starts, lengthMs }: Stretches) => [
  [...studioIds],
  [...starts],
  Math.ceil(lengthMs / UNIT_MS),
];

const LAY = `INSERT INTO slot_claims AS owned (studio_id, starts_at, block_id)
    SELECT studio_id, unit, $4 FROM (${UNITS}) AS wanted ORDER BY unit, studio_id
  ON CONFLICT (studio_id, starts_at) DO UPDATE SET block_id = excluded.block_id, wish_id = NULL,
      booking_id = CASE WHEN ${isHeldSql('owned', '$5')} THEN owned.booking_id END,
      expires_at = CASE WHEN ${isHeldSql('owned', '$5')} THEN owned.expires_at END
    WHERE owned.block_id IS NULL`;

/**
 * Lays a block over units, by the same key that sells them. What another block lies over stays that one's; what a booking has
 * is the booking's and the block's.
 *
 * @returns how many units it lies over
 */
export async function layBlock(
  trx: Transaction,
  blockId: number,
  stretches: Stretches,
  now: Date,
): Promise<number> {
  const { rowCount } = await trx.query(LAY, [...unitsOf(stretches), blockId, now]);
  return rowCount;
}

/**
 * Takes a block off its units from `from` on and before `until` (null: all that follow). Units of bookings stay theirs.
 *
 * @returns the units, ascending
 */
export async function liftBlock(
  trx: Transaction,
  blockId: number,
  { from, until, now }: { from: Date; until: Date | null; now: Date },
): Promise<Date[]> {
  const which = `block_id = $1 AND starts_at >= $2 AND ($3::timestamptz IS NULL OR starts_at < $3)`;
  const range = [blockId, from, until];
  const { rows } = await trx.query<{ startsAt: Date }>(
    `SELECT starts_at AS "startsAt" FROM slot_claims WHERE ${which} ORDER BY starts_at, studio_id FOR UPDATE`,
    range,
  );
  await trx.query(`DELETE FROM slot_claims WHERE ${which} AND NOT ${isHeldSql('slot_claims', '$4')}`, [
    ...range,
    now,
  ]);
  await trx.query(`UPDATE slot_claims SET block_id = NULL, is_kept = false WHERE ${which}`, range);
  return rows.map(({ startsAt }) => startsAt);
}

/** No further week of it is laid out. */
export async function endBlock(trx: Transaction, blockId: number, at: Date): Promise<void> {
  await trx.query('UPDATE blocks SET lifted_at = $2 WHERE id = $1', [blockId, at]);
}

/** A block that has not been lifted, locked; undefined where there is none. */
export async function lockBlock(
  trx: Transaction,
  blockId: number,
): Promise<Omit<BlockToStore, 'createdBy'> | undefined> {
  const { rows } = await trx.query<Omit<BlockToStore, 'createdBy'>>(
    `SELECT studio_ids AS "studioIds", kind, note, starts_at AS "startsAt", ends_at AS "endsAt", is_weekly AS "isWeekly",
            to_char(last_date, 'YYYY-MM-DD') AS "lastDate", laid_until AS "laidUntil", created_at AS "createdAt"
       FROM blocks WHERE id = $1 AND lifted_at IS NULL FOR UPDATE`,
    [blockId],
  );
  return rows[0];
}

export async function isBlockThere(db: Queryable, blockId: number): Promise<boolean> {
  const { rowCount } = await db.query('SELECT FROM blocks WHERE id = $1', [blockId]);
  return rowCount === 1;
}

export interface DueWeeks extends Omit<Starts, 'isWeekly'> {
  id: number;
  studioIds: number[];
  endsAt: Date;
  laidUntil: Date;
}

/** A weekly block that is not laid out until `until`, locked; others run past those that another copy is at. */
export async function lockDueWeeks(trx: Transaction, until: Date): Promise<DueWeeks | undefined> {
  const { rows } = await trx.query<DueWeeks>(
    `SELECT id, studio_ids AS "studioIds", starts_at AS "startsAt", ends_at AS "endsAt",
            to_char(last_date, 'YYYY-MM-DD') AS "lastDate", laid_until AS "laidUntil"
       FROM blocks WHERE is_weekly AND lifted_at IS NULL AND laid_until < $1
      ORDER BY laid_until, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [until],
  );
  return rows[0];
}

export async function noteLaidOut(trx: Transaction, blockId: number, until: Date): Promise<void> {
  await trx.query('UPDATE blocks SET laid_until = $2 WHERE id = $1', [blockId, until]);
}

/** Whether the unit of `claim` is that of somebody who has yet to sing: whoever sings, has sung or stayed away is decided on. */
const isToComeSql = (now: string) => `(${isHeldSql('claim', now)} AND EXISTS (
  SELECT FROM bookings AS booking WHERE booking.id = claim.booking_id
     AND booking.status IN ('pending', 'confirmed') AND booking.starts_at > ${now}::timestamptz))`;

/** Bookings that hold a unit of the stretches at `now` and have yet to sing. */
export async function bookingsIn(db: Queryable, stretches: Stretches, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT DISTINCT claim.booking_id AS id FROM (${UNITS}) AS wanted
       JOIN slot_claims AS claim ON claim.studio_id = wanted.studio_id AND claim.starts_at = wanted.unit
      WHERE ${isToComeSql('$4')}`,
    [...unitsOf(stretches), now],
  );
  return rows.map(({ id }) => id);
}

/** Bookings that hold a unit under a block at `now` and have yet to sing, and whether staff decided that they stay. */
export async function bookingsUnder(
  db: Queryable,
  blockId: number,
  now: Date,
): Promise<{ id: string; isKept: boolean }[]> {
  const { rows } = await db.query<{ id: string; isKept: boolean }>(
    `SELECT claim.booking_id AS id, bool_and(claim.is_kept) AS "isKept" FROM slot_claims AS claim
      WHERE claim.block_id = $1 AND ${isToComeSql('$2')}
      GROUP BY claim.booking_id`,
    [blockId, now],
  );
  return rows;
}

/** Notes that bookings stay in a block, or that nobody has decided. */
export async function setKept(
  trx: Transaction,
  blockId: number,
  bookingIds: readonly string[],
  isKept: boolean,
): Promise<void> {
  await trx.query(
    'UPDATE slot_claims SET is_kept = $3 WHERE block_id = $1 AND booking_id = ANY ($2::text[])',
    [blockId, [...bookingIds], isKept],
  );
}

/** Blocks with time that is not over, soonest first. */
export async function listBlocks(
  db: Queryable,
  now: Date,
  branchIds: readonly number[] | null = null,
): Promise<Block[]> {
  const { rows } = await db.query<Omit<Block, 'startsAt' | 'endsAt'> & { startsAt: Date; endsAt: Date }>(
    `SELECT block.id, block.studio_ids AS "studioIds", block.kind, coalesce(block.note, '') AS note,
            block.is_weekly AS "isWeekly", to_char(block.last_date, 'YYYY-MM-DD') AS "lastDate", account.username AS by,
            left_of.first_unit AS "startsAt", left_of.undecided,
            CASE WHEN block.is_weekly
              THEN block.ends_at + ceil(extract(epoch FROM left_of.first_unit - block.ends_at) / 604800) * interval '7 days'
              ELSE left_of.last_unit + interval '${CLAIM_UNIT_MINUTES} minutes' END AS "endsAt"
       FROM blocks AS block
       JOIN LATERAL (
         SELECT min(claim.starts_at) AS first_unit, max(claim.starts_at) AS last_unit,
                (count(DISTINCT claim.booking_id) FILTER (WHERE NOT claim.is_kept AND ${isToComeSql('$1')}))::int AS undecided
           FROM slot_claims AS claim WHERE claim.block_id = block.id AND ${isAheadSql('$1')}
       ) AS left_of ON left_of.first_unit IS NOT NULL
       LEFT JOIN users AS account ON account.id = block.created_by
      WHERE block.lifted_at IS NULL AND (block.is_weekly OR block.ends_at > $1)
        AND ${isInBranchesSql('block.studio_ids[1]', '$2')}
      ORDER BY left_of.first_unit, block.id`,
    [now, branchIds],
  );
  return rows.map(({ startsAt, endsAt, ...block }) => ({
    ...block,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }));
}

/** What staff wrote beside a block is of no use once it is over. */
export async function forgetOldNotes(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `UPDATE blocks SET note = NULL
      WHERE note IS NOT NULL AND greatest(ends_at, lifted_at) < $1 AND NOT EXISTS (
        SELECT FROM slot_claims AS claim WHERE claim.block_id = blocks.id AND claim.starts_at >= $1)`,
    [new Date(now.getTime() - fixedPeriods.blockNoteDays * 86_400_000)],
  );
}
