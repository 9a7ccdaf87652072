import { CLAIM_UNIT_MINUTES } from 'shared/slots/claims.ts';
import { hashToken } from '../auth/tokens.ts';
import { linkedWishSql } from '../personal-links/personal-links.store.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import type { SessionSlot } from '../slots/slot-claims.store.ts';
import type { WaitedDay } from './waited-day.ts';
import type { NewWish, StoredWish } from './wishes.store.ts';

/** One copy at a time offers times of a day in a branch, so that the order of joining holds. False where another is at it. */
export async function lockDay(trx: Transaction, { branchId, date }: WaitedDay): Promise<boolean> {
  const { rows } = await trx.query<{ isOurs: boolean }>(
    `SELECT pg_try_advisory_xact_lock(hashtextextended('waitlist day ' || $1 || ' ' || $2, 0)) AS "isOurs"`,
    [String(branchId), date],
  );
  return rows[0]?.isOurs === true;
}

/** Days from `today` on for which there is a confirmed wish. */
export async function waitingDays(db: Queryable, today: string): Promise<WaitedDay[]> {
  const { rows } = await db.query<WaitedDay>(
    `SELECT DISTINCT branch_id AS "branchId", day::text AS date FROM waitlist_wishes
      WHERE state = 'waiting' AND confirmed_at IS NOT NULL AND day >= $1 ORDER BY date, "branchId"`,
    [today],
  );
  return rows;
}

/** Who waits for a day and has opened the link of a mail, first come first, locked. */
export async function lockWaiting(
  trx: Transaction,
  { branchId, date }: WaitedDay,
): Promise<(NewWish & Pick<StoredWish, 'id'>)[]> {
  const { rows } = await trx.query<StoredWish>(
    `SELECT id, branch_id AS "branchId", email, locale, day::text AS date, earliest, latest, people FROM waitlist_wishes
      WHERE state = 'waiting' AND branch_id = $1 AND day = $2 AND confirmed_at IS NOT NULL ORDER BY joined_at, id FOR UPDATE`,
    [branchId, date],
  );
  return rows;
}

export async function noteOffer(
  trx: Transaction,
  wishId: number,
  { studioId, startsAt, slotMinutes }: SessionSlot,
  until: Date,
): Promise<void> {
  await trx.query(
    `UPDATE waitlist_wishes SET state = 'offered', offer_studio_id = $2, offer_starts_at = $3, offer_minutes = $4,
            offer_expires_at = $5, offer_email_id = NULL, offers = offers + 1 WHERE id = $1`,
    [wishId, studioId, startsAt, slotMinutes, until],
  );
}

export async function noteOfferMail(trx: Transaction, wishId: number, emailId: string): Promise<void> {
  await trx.query('UPDATE waitlist_wishes SET offer_email_id = $2 WHERE id = $1', [wishId, emailId]);
}

/** An offer that is over. */
export interface EndedOffer {
  id: number;
  startsAt: Date;
  offers: number;
  /** Whether its time had come, as far as the clock goes. */
  isOverdue: boolean;
  /** Whether the mail about it has left. */
  wasTold: boolean;
}

/** An offer whose time is over, or whose time was taken out of sale; locked. Others run past those that another copy is at. */
export async function lockEndedOffer(trx: Transaction, now: Date): Promise<EndedOffer | undefined> {
  const { rows } = await trx.query<EndedOffer>(
    `SELECT w.id, w.offer_starts_at AS "startsAt", w.offers, w.offer_expires_at <= $1 AS "isOverdue",
            coalesce((SELECT e.state = 'sent' FROM emails e WHERE e.id = w.offer_email_id), false) AS "wasTold"
       FROM waitlist_wishes w
      WHERE w.state = 'offered' AND (w.offer_expires_at <= $1 OR w.offer_minutes / ${CLAIM_UNIT_MINUTES} >
              (SELECT count(*) FROM slot_claims c WHERE c.wish_id = w.id))
      ORDER BY w.id LIMIT 1 FOR UPDATE OF w SKIP LOCKED`,
    [now],
  );
  return rows[0];
}

/** Whether a mail about an offer has not left since `before`: then nobody can be told of another. */
export async function areMailsLate(db: Queryable, before: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `SELECT FROM waitlist_wishes w JOIN emails e ON e.id = w.offer_email_id
      WHERE w.state = 'offered' AND e.state IN ('queued', 'sending') AND e.created_at < $1 LIMIT 1`,
    [before],
  );
  return rowCount > 0;
}

/** A time that is held for whoever has a link. */
export interface HeldOffer extends SessionSlot {
  wishId: number;
}

export async function findOffer(db: Queryable, link: string, now: Date): Promise<HeldOffer | undefined> {
  const { rows } = await db.query<HeldOffer>(
    `SELECT id AS "wishId", offer_studio_id AS "studioId", offer_starts_at AS "startsAt", offer_minutes AS "slotMinutes"
       FROM waitlist_wishes
      WHERE id = ${linkedWishSql('$1')} AND state = 'offered' AND offer_expires_at > $2`,
    [hashToken(link), now],
  );
  return rows[0];
}

/** The offer is being booked in this transaction. False where it has ended by now. */
export async function noteTaken(trx: Transaction, wishId: number, now: Date): Promise<boolean> {
  const { rowCount } = await trx.query(
    `UPDATE waitlist_wishes SET state = 'taken' WHERE id = $1 AND state = 'offered' AND offer_expires_at > $2`,
    [wishId, now],
  );
  return rowCount === 1;
}
