import type { Locale } from 'shared/languages/localized-text.ts';
import type { WishState } from 'shared/waitlist/waitlist.ts';
import { hashToken } from '../auth/tokens.ts';
import { linkedWishSql } from '../personal-links/personal-links.store.ts';
import type { WaitedDay } from './waited-day.ts';
import type { Queryable, Transaction } from '../platform/database.ts';

/** What somebody waits for, as stored. */
export interface StoredWish {
  id: number;
  email: string;
  locale: Locale;
  branchId: number;
  /** yyyy-MM-dd in Seoul. */
  date: string;
  /** First and last start that would do, HH:mm in Seoul. */
  earliest: string;
  latest: string;
  people: number;
  joinedAt: Date;
  /** When the link of a mail was opened for the first time; null until then, and nothing is offered. */
  confirmedAt: Date | null;
  state: WishState;
  offers: number;
  /** The time that is or was held last; null while none was. */
  studioId: number | null;
  startsAt: Date | null;
  /** Of all who sing in a row. */
  minutes: number | null;
  heldUntil: Date | null;
}

const columns = `w.id, w.branch_id AS "branchId", w.email, w.locale, w.day::text AS date, w.earliest, w.latest, w.people, w.joined_at AS "joinedAt", w.confirmed_at AS "confirmedAt",
  w.state, w.offers, w.offer_studio_id AS "studioId", w.offer_starts_at AS "startsAt", w.offer_minutes AS minutes,
  w.offer_expires_at AS "heldUntil"`;

export type NewWish = Pick<
  StoredWish,
  'branchId' | 'email' | 'locale' | 'date' | 'earliest' | 'latest' | 'people'
>;

/** Whoever joins with the same address at the same moment waits until this transaction has ended. */
export async function lockAddress(trx: Transaction, email: string): Promise<void> {
  await trx.query("SELECT pg_advisory_xact_lock(hashtextextended('waitlist ' || lower($1), 0))", [email]);
}

/** What an address waits for, or is being offered; locked. */
export async function lockWishesOf(trx: Transaction, email: string, today: string): Promise<StoredWish[]> {
  const { rows } = await trx.query<StoredWish>(
    `SELECT ${columns} FROM waitlist_wishes w
      WHERE lower(email) = lower($1) AND state IN ('waiting', 'offered') AND day >= $2 ORDER BY id FOR UPDATE`,
    [email, today],
  );
  return rows;
}

/** @returns its number */
export async function insertWish(trx: Transaction, wish: NewWish, now: Date): Promise<number> {
  const { branchId, email, locale, date, earliest, latest, people } = wish;
  const { rows } = await trx.query<{ id: number }>(
    `INSERT INTO waitlist_wishes (branch_id, email, locale, day, earliest, latest, people, joined_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    [branchId, email, locale, date, earliest, latest, people, now],
  );
  const [row] = rows;
  if (!row) throw new Error('A wish was stored and has no number');
  return row.id;
}

/** Whether the link to a wish was mailed after `since`, beside those of offers. */
export async function wasWrittenSince(trx: Transaction, wishId: number, since: Date): Promise<boolean> {
  const { rowCount } = await trx.query(
    `SELECT FROM emails WHERE wish_id = $1 AND kind = 'waitlist-joined' AND created_at > $2 LIMIT 1`,
    [wishId, since],
  );
  return rowCount > 0;
}

/** Its link has been opened: from here on it is offered times. False where it was confirmed before, or waits no more. */
export async function confirmWish(trx: Transaction, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await trx.query(
    `UPDATE waitlist_wishes SET confirmed_at = $2 WHERE id = $1 AND confirmed_at IS NULL AND state = 'waiting'`,
    [id, now],
  );
  return rowCount === 1;
}

/** The wish that a link opens, and how many wait for its day since earlier; who has not confirmed does not. */
export async function findWish(
  db: Queryable,
  link: string,
): Promise<(StoredWish & { ahead: number }) | undefined> {
  const { rows } = await db.query<StoredWish & { ahead: number }>(
    `SELECT ${columns},
            (SELECT count(*)::int FROM waitlist_wishes o
              WHERE o.state = 'waiting' AND o.confirmed_at IS NOT NULL AND o.branch_id = w.branch_id AND o.day = w.day AND (o.joined_at, o.id) < (w.joined_at, w.id)) AS ahead
       FROM waitlist_wishes w WHERE w.id = ${linkedWishSql('$1')}`,
    [hashToken(link)],
  );
  return rows[0];
}

/** The same, locked, and without those ahead. */
export async function lockWish(trx: Transaction, link: string): Promise<StoredWish | undefined> {
  const { rows } = await trx.query<StoredWish>(
    `SELECT ${columns} FROM waitlist_wishes w WHERE w.id = ${linkedWishSql('$1')} FOR UPDATE`,
    [hashToken(link)],
  );
  return rows[0];
}

export async function lockWishById(trx: Transaction, id: number): Promise<StoredWish | undefined> {
  const { rows } = await trx.query<StoredWish>(
    `SELECT ${columns} FROM waitlist_wishes w WHERE w.id = $1 FOR UPDATE`,
    [id],
  );
  return rows[0];
}

/** Who waits for a day or is being offered a time of it, in the order of joining. */
export async function wishesOfDay(db: Queryable, { branchId, date }: WaitedDay): Promise<StoredWish[]> {
  const { rows } = await db.query<StoredWish>(
    `SELECT ${columns} FROM waitlist_wishes w
      WHERE branch_id = $1 AND day = $2 AND state IN ('waiting', 'offered') ORDER BY joined_at, id`,
    [branchId, date],
  );
  return rows;
}

export async function setWishState(trx: Transaction, id: number, state: WishState): Promise<void> {
  await trx.query('UPDATE waitlist_wishes SET state = $2 WHERE id = $1', [id, state]);
}

/** Somebody wants to be forgotten: their wishes, with their links, and what is held for them. Answers with their number. */
export async function forgetWishesOf(trx: Transaction, email: string): Promise<number> {
  await trx.query(
    'DELETE FROM slot_claims WHERE wish_id IN (SELECT id FROM waitlist_wishes WHERE lower(email) = lower($1) FOR UPDATE)',
    [email],
  );
  return (await trx.query('DELETE FROM waitlist_wishes WHERE lower(email) = lower($1)', [email])).rowCount;
}
