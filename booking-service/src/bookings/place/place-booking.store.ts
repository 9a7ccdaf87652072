import { claimedUnits } from 'shared/slots/claims.ts';
import { writtenBooking } from '../../booking-row/booking-row.store.ts';
import { bookingFields, columnName } from '../../booking-row/booking-row.ts';
import type { BookingField } from '../../booking-row/booking-row.ts';
import { newestVersionSql } from '../../catalogue/catalogue.store.ts';
import type { Queryable } from '../../platform/database.ts';
import { answerValues, storeAnswerCte } from '../../platform/idempotency.ts';
import type { Answer, AnswerValues, SubmissionKey } from '../../platform/idempotency.ts';
import { NamedValues } from '../../platform/named-values.ts';
import { useProofCte } from '../../platform/proof-of-work.ts';
import type { Proof, ProofValues } from '../../platform/proof-of-work.ts';
import { countHitsCte, hitValues } from '../../platform/rate-limit.ts';
import type { HitValues, Limits } from '../../platform/rate-limit.ts';
import { takeUnitsSql } from '../../slots/slot-claims.store.ts';
import type { HoldLimit } from '../hoarding/booking-limits.ts';
import { countHoldsCte, holdValues, maySql, noteHoldersCte } from '../hoarding/unpaid-holds.store.ts';
import type { HoldValues } from '../hoarding/unpaid-holds.store.ts';
import { asStored } from './new-booking.ts';
import type { BookingToStore } from './new-booking.ts';

/** Everything that is written when a booking is made. */
export interface NewBooking extends BookingToStore {
  limits: Limits;
  /** Whom its unpaid slot counts for; empty when it holds none. */
  holds: readonly HoldLimit[];
  proof: Proof | undefined;
  submission: SubmissionKey | undefined;
  answer: Answer;
  /** Kept with the first entry of its history. */
  details?: object;
}

export interface Placed {
  /** False when nothing was stored: somebody has the slot, the catalogue is another by now, or too much is held already. */
  placed: boolean;
  /** Whether everybody whom it counts for may hold one more unpaid slot. */
  mayHold: boolean;
  /** The newest catalogue version as the statement saw it. */
  catalogueVersion: number;
}

type Values = Record<BookingField, unknown> &
  HitValues &
  HoldValues &
  ProofValues &
  AnswerValues & { units: Date[]; details: string };
const values = new NamedValues<Values>();
const { at } = values;

/**
 * A booking in one statement, so in one round trip and one transaction: the claim, and only with all of it the booking,
 * its history, its hits in the rate limits and the answer for repeats. It holds under any number of copies:
 * - the claim is taken by the primary key, nothing is looked up first;
 * - a part of the units alone breaks the claim's reference to its booking, which undoes the statement;
 * - a reached limit, a used key, a used proof, a used Klook id or a used number breaks its constraint, with the same effect;
 * - unpaid slots are counted with rivals waiting, before anything is claimed;
 * - it happens under the newest catalogue, whatever this copy has in memory.
 */
const PLACE = `
  WITH catalogue AS (SELECT ${newestVersionSql} AS version),
  holds AS MATERIALIZED (${countHoldsCte(at)}),
  claim AS (
    ${takeUnitsSql({
      studio: at('studioId'),
      units: at('units'),
      booking: at('id'),
      expiry: at('holdExpiresAt'),
      now: at('createdAt'),
      condition: `(SELECT version FROM catalogue) = ${at('catalogueVersion')}::bigint AND ${maySql(at, 'holds')}`,
    })}
  ),
  booking AS (
    INSERT INTO bookings (${bookingFields.map(columnName).join(', ')})
    SELECT ${bookingFields.map(at).join(', ')}
    WHERE (SELECT version FROM catalogue) = ${at('catalogueVersion')}::bigint
      AND (SELECT count(*) FROM claim) = cardinality(${at('units')}::timestamptz[])
    RETURNING id
  ),
  history AS (
    INSERT INTO booking_history (booking_id, at, actor, event, details)
    SELECT id, ${at('createdAt')}, 'visitor', 'booked', ${at('details')}::jsonb FROM booking
  ),
  held AS (${noteHoldersCte(at, 'booking')}),
  counted AS (${countHitsCte(at, 'booking')}),
  proved AS (${useProofCte(at, 'booking')}),
  answered AS (${storeAnswerCte(at, 'booking')})
  SELECT EXISTS (SELECT FROM booking) AS placed, ${maySql(at, 'holds')} AS "mayHold",
         (SELECT version FROM catalogue) AS "catalogueVersion"`;

/**
 * @throws the database's error when a constraint refuses: `bookings_pkey`, `bookings_klook_once`,
 *   `limit_counters_not_exceeded`, `idempotency_keys_pkey`, `used_proofs_pkey`, `slot_claims_booking_id_fkey`
 */
export async function insertBooking(db: Queryable, booking: NewBooking): Promise<Placed> {
  const { startsAt, catalogue } = booking.checked;
  const { rows } = await db.query<Placed>(
    PLACE,
    values.inOrder({
      ...writtenBooking(asStored(booking)),
      units: startsAt ? claimedUnits(startsAt, catalogue.rules.slotMinutes) : [],
      details: JSON.stringify(booking.details ?? {}),
      ...hitValues(booking.limits, booking.now),
      ...holdValues(booking.holds, booking.now),
      nonce: booking.proof?.nonce ?? null,
      usedAt: booking.now,
      ...answerValues(booking.submission, booking.answer, booking.now),
    }),
  );
  const [placed] = rows;
  if (!placed) throw new Error('The statement that makes a booking answered nothing');
  return placed;
}
