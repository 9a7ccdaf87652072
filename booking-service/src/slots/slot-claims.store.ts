import { claimedUnits } from 'shared/slots/claims.ts';
import type { Transaction } from '../platform/database.ts';

/**
 * Who owns which time. Everything that takes, keeps or frees a slot goes through this file: visitors, payments, staff
 * and any later channel. Nothing here checks first and writes afterwards.
 *
 * Claims come last in the lock order (`payments/attempts/locks.store.ts`), and are taken in ascending order of time.
 */

/** A session's place and time. */
export interface SessionSlot {
  studioId: number;
  startsAt: Date;
  slotMinutes: number;
}

const units = (slot: SessionSlot) => claimedUnits(slot.startsAt, slot.slotMinutes);

/** The parts of `takeUnitsSql`, each as it stands in the statement. */
interface TakeUnitsParts {
  /** A relation (studio_id, unit, booking_id, expires_at, party), the last a text. Of a party all units are tried or none. */
  wanted: string;
  /** text[]: whose the units are to be. What one of them has counts as free for the others. */
  bookings: string;
  now: string;
}

/**
 * Takes units for bookings as a part of a larger statement: those that nobody has, or whose hold has run out, and that no block
 * lies over. A booking keeps its own under a block for as long as it holds them. Returns one row per unit taken; the caller
 * acts for a party only when there are as many as asked for.
 *
 * The primary key decides. The look at what is owned decides nothing: it spares those who come too late to win the lock
 * on the row, and with it a write to disk, so a rush on one slot costs little more than as many reads. Where one of several
 * units is owned none is tried: a party that does not fit writes nothing. It goes by index whatever the statistics say, and once for
 * all of them (`owned_parties`).
 */
export function takeUnitsSql({ wanted, bookings, now }: TakeUnitsParts): string {
  return `INSERT INTO slot_claims AS owned (studio_id, starts_at, booking_id, expires_at)
    SELECT wanted.studio_id, wanted.unit, wanted.booking_id, wanted.expires_at FROM ${wanted} AS wanted
    WHERE wanted.party NOT IN (
      SELECT owned_parties(array_agg(party), array_agg(studio_id), array_agg(unit), ${bookings}::text[], ${now}::timestamptz)
        FROM ${wanted}
    )
    ORDER BY wanted.unit, wanted.studio_id
    ON CONFLICT (studio_id, starts_at) DO UPDATE SET booking_id = excluded.booking_id, expires_at = excluded.expires_at, wish_id = NULL
      WHERE ${mayOwnSql({ bookings, now })}
    RETURNING studio_id, starts_at, booking_id`;
}

/** Whether a unit that is `owned` may become that of `excluded`: one under a block stays whose it is. */
const mayOwnSql = ({ bookings, now }: Pick<TakeUnitsParts, 'bookings' | 'now'>) =>
  `CASE WHEN owned.block_id IS NULL
     THEN owned.expires_at <= ${now}::timestamptz OR owned.booking_id = ANY (${bookings}::text[])
     ELSE owned.booking_id = excluded.booking_id AND ${isHeldSql('owned', now)}
   END`;

/** Whether a booking has the unit at `now`, as it stands in a statement. */
export const isHeldSql = (claim: string, now: string) =>
  `(${claim}.booking_id IS NOT NULL AND (${claim}.expires_at IS NULL OR ${claim}.expires_at > ${now}::timestamptz))`;

/** Units for bookings of one party, each with a studio of its own; `expiry` may name `booking`, whose the unit is to be. */
const takeForOneSql = (expiry: string) =>
  takeUnitsSql({
    wanted: `(SELECT studio AS studio_id, unit, booking AS booking_id, ${expiry} AS expires_at, ''::text AS party
      FROM unnest($1::smallint[], $2::timestamptz[], $3::text[]) AS one (studio, unit, booking))`,
    bookings: '$3',
    now: '$4',
  });

const TAKE = takeForOneSql('$5::timestamptz');
/** Each for as long as its booking is held. */
const MOVE = takeForOneSql('(SELECT hold_expires_at FROM bookings WHERE id = booking)');

/**
 * Makes the slot the booking's own until `expiresAt` (null: for good), all units or none. Units that it has already are
 * kept with the new expiry; expired claims of others are taken over without touching the other booking's row.
 *
 * @returns whether the booking has the slot now; when false, nothing has changed
 */
export async function takeSlot(
  trx: Transaction,
  bookingId: string,
  slot: SessionSlot,
  expiresAt: Date | null,
  now: Date,
): Promise<boolean> {
  return takeAll(trx, TAKE, [{ ...slot, bookingId }], [now, expiresAt]);
}

/** A session that is to be, of a booking that is there. */
export interface MovedSession extends SessionSlot {
  bookingId: string;
}

/**
 * Takes the sessions that bookings are moved to, all of them or none; each for as long as its booking is held. One may take
 * what another of them has given up. What they had besides is freed by `releaseOtherSlots`.
 *
 * @param sessions none of them overlapping
 * @returns whether the bookings have them now; when false, nothing has changed
 */
export async function takeMovedSlots(
  trx: Transaction,
  sessions: readonly MovedSession[],
  now: Date,
): Promise<boolean> {
  return takeAll(trx, MOVE, sessions, [now]);
}

async function takeAll(
  trx: Transaction,
  take: string,
  sessions: readonly MovedSession[],
  further: readonly (Date | null)[],
): Promise<boolean> {
  const wanted = sessions.flatMap((session) => units(session).map((unit) => ({ ...session, unit })));
  const studios = wanted.map(({ studioId }) => studioId);
  const owners = wanted.map(({ bookingId }) => bookingId);
  await trx.query('SAVEPOINT before_claim');
  const { rowCount } = await trx.query(take, [studios, wanted.map(({ unit }) => unit), owners, ...further]);
  const haveAll = rowCount === wanted.length;
  await trx.query(`${haveAll ? 'RELEASE' : 'ROLLBACK TO'} SAVEPOINT before_claim`);
  return haveAll;
}

const TAKE_FOR_WISH = `INSERT INTO slot_claims AS owned (studio_id, starts_at, wish_id, expires_at)
    SELECT $1, unit, $3, $4 FROM unnest($2::timestamptz[]) AS unit ORDER BY unit
  ON CONFLICT (studio_id, starts_at) DO UPDATE
    SET booking_id = NULL, wish_id = excluded.wish_id, expires_at = excluded.expires_at
    WHERE owned.block_id IS NULL AND owned.expires_at <= $5`;

/**
 * Holds the slot for a wish of the waitlist until `expiresAt`, all units or none.
 *
 * @returns whether it is held now; when false, nothing has changed
 */
export async function takeSlotForWish(
  trx: Transaction,
  wishId: number,
  slot: SessionSlot,
  expiresAt: Date,
  now: Date,
): Promise<boolean> {
  const wanted = units(slot);
  await trx.query('SAVEPOINT before_claim');
  const { rowCount } = await trx.query(TAKE_FOR_WISH, [slot.studioId, wanted, wishId, expiresAt, now]);
  const haveAll = rowCount === wanted.length;
  await trx.query(`${haveAll ? 'RELEASE' : 'ROLLBACK TO'} SAVEPOINT before_claim`);
  return haveAll;
}

/** Frees what is held for a wish; what others have taken over stays theirs. */
export async function releaseWish(trx: Transaction, wishId: number): Promise<void> {
  await trx.query('DELETE FROM slot_claims WHERE wish_id = $1', [wishId]);
}

/**
 * Frees every slot that the booking still owns; what a block lies over is the block's from now on. What others have taken over
 * stays theirs.
 */
export async function releaseSlots(trx: Transaction, bookingId: string): Promise<void> {
  await release(trx, 'booking_id = $1', [bookingId]);
}

/** Frees what the booking owns beside `slot`: the second half of a move, in the transaction that took `slot`. */
export async function releaseOtherSlots(
  trx: Transaction,
  bookingId: string,
  slot: SessionSlot,
): Promise<void> {
  const others = 'booking_id = $1 AND NOT (studio_id = $2 AND starts_at = ANY ($3::timestamptz[]))';
  await release(trx, others, [bookingId, slot.studioId, units(slot)]);
}

/** Locked before they are told apart: a block may be laid or lifted at the same moment. */
async function release(trx: Transaction, which: string, parameters: unknown[]): Promise<void> {
  await trx.query(
    `SELECT FROM slot_claims WHERE ${which} ORDER BY starts_at, studio_id FOR UPDATE`,
    parameters,
  );
  await trx.query(`DELETE FROM slot_claims WHERE ${which} AND block_id IS NULL`, parameters);
  await trx.query(
    `UPDATE slot_claims SET booking_id = NULL, expires_at = NULL, is_kept = false WHERE ${which} AND block_id IS NOT NULL`,
    parameters,
  );
}
