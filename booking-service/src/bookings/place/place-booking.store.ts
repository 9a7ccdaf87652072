import type { Actor } from 'shared/bookings/lifecycle.ts';
import { claimedUnits } from 'shared/slots/claims.ts';
import { insertBookingsSql, newBookingRows } from '../../booking-row/booking-row.store.ts';
import { newestVersionSql } from '../../catalogue/catalogue.store.ts';
import { insertOrderSql } from '../../orders/new-order.store.ts';
import type { NewOrderValues } from '../../orders/new-order.store.ts';
import type { Contact } from '../../orders/order.ts';
import type { Queryable, Teller } from '../../platform/database.ts';
import { answerValues, storeAnswerCte } from '../../platform/idempotency.ts';
import type { Answer, AnswerValues, SubmissionKey } from '../../platform/idempotency.ts';
import { NamedValues } from '../../platform/named-values.ts';
import { useProofCte } from '../../platform/proof-of-work.ts';
import type { Proof, ProofValues } from '../../platform/proof-of-work.ts';
import { countHitsCte, hitValues } from '../../platform/rate-limit.ts';
import type { HitValues, Limit } from '../../platform/rate-limit.ts';
import { dayTopicOf, KLOOK_TRAY_TOPIC } from '../../slots/day-topic.ts';
import { takeUnitsSql } from '../../slots/slot-claims.store.ts';
import type { HoldLimit } from '../hoarding/booking-limits.ts';
import { countHoldsCte, holdValues, maySql, noteHoldersCte } from '../hoarding/unpaid-holds.store.ts';
import type { HoldValues } from '../hoarding/unpaid-holds.store.ts';
import { asStored } from './new-booking.ts';
import type { PartyToStore } from './new-booking.ts';

/** Everything that is written when people book together, or one alone. */
export interface NewOrder extends PartyToStore {
  /** Who books. */
  actor: Actor;
  contact: Contact;
  limits: readonly Limit[];
  /** Whom its unpaid slots count for; empty when it holds none. */
  holds: readonly HoldLimit[];
  proof: Proof | undefined;
  submission: SubmissionKey | undefined;
  answer: Answer;
  /** Kept with the first entry of the history of each. */
  details?: object;
}

export interface Placed {
  /** False when nothing was stored: somebody has the slot, the catalogue is another by now, or too much is held already. */
  placed: boolean;
  /** Whether everybody whom it counts for may hold one more unpaid order. */
  mayHold: boolean;
  /** The newest catalogue version as the statement saw it. */
  catalogueVersion: number;
}

type Values = NewOrderValues &
  HitValues &
  HoldValues &
  ProofValues &
  AnswerValues & {
    catalogueVersion: number;
    bookings: string;
    studioId: number;
    units: Date[];
    /** Whose each of the units is. */
    unitBookings: string[];
    holdExpiresAt: Date | null;
    actor: Actor;
    details: string;
  };
const values = new NamedValues<Values>();
const { at } = values;

const isNewest = `(SELECT version FROM catalogue) = ${at('catalogueVersion')}::bigint`;
const isClaimed = `${isNewest} AND (SELECT count(*) FROM claim) = cardinality(${at('units')}::timestamptz[])`;

/**
 * An order in one statement, so in one round trip and one transaction: the claims of everybody, and only with all of them
 * the order, its bookings, their history, its hits in the rate limits and the answer for repeats. It holds under any number
 * of copies:
 * - the claims are taken by the primary key in ascending order of time, nothing is looked up first;
 * - a part of the units alone breaks the claim's reference to its booking, which undoes the statement;
 * - a reached limit, a used key, a used proof, a used Klook id or a used number breaks its constraint, with the same effect;
 * - unpaid orders are counted with rivals waiting, before anything is claimed;
 * - it happens under the newest catalogue, whatever this copy has in memory.
 */
const PLACE = `
  WITH catalogue AS (SELECT ${newestVersionSql} AS version),
  holds AS MATERIALIZED (${countHoldsCte(at)}),
  claim AS (
    ${takeUnitsSql({
      studio: at('studioId'),
      units: at('units'),
      bookings: at('unitBookings'),
      expiry: at('holdExpiresAt'),
      now: at('orderedAt'),
      condition: `${isNewest} AND ${maySql(at, 'holds')}`,
    })}
  ),
  new_order AS (${insertOrderSql(at, isClaimed)} RETURNING id),
  booking AS (${insertBookingsSql(at('bookings'), isClaimed)}),
  history AS (
    INSERT INTO booking_history (booking_id, at, actor, event, details)
    SELECT id, ${at('orderedAt')}, ${at('actor')}, 'booked', ${at('details')}::jsonb FROM booking
  ),
  held AS (${noteHoldersCte(at, 'new_order')}),
  counted AS (${countHitsCte(at, 'new_order')}),
  proved AS (${useProofCte(at, 'new_order')}),
  answered AS (${storeAnswerCte(at, 'new_order')})
  SELECT EXISTS (SELECT FROM new_order) AS placed, ${maySql(at, 'holds')} AS "mayHold",
         (SELECT version FROM catalogue) AS "catalogueVersion"`;

/**
 * @throws the database's error when a constraint refuses: `orders_pkey`, `bookings_pkey`, `bookings_klook_once`,
 *   `limit_counters_not_exceeded`, `idempotency_keys_pkey`, `used_proofs_pkey`, `slot_claims_booking_id_fkey`
 */
export async function insertOrder(db: Queryable & Teller, order: NewOrder): Promise<Placed> {
  const { checked, now } = order;
  const bookings = asStored(order);
  const claims = bookings.flatMap(({ id, startsAt, slotMinutes }) =>
    startsAt ? claimedUnits(startsAt, slotMinutes).map((unit) => ({ id, unit })) : [],
  );
  const { rows } = await db.query<Placed>(
    PLACE,
    values.inOrder({
      ...order.contact,
      orderId: bookings[0]?.orderId ?? '',
      orderedAt: now,
      catalogueVersion: checked.catalogue.version,
      bookings: newBookingRows(bookings),
      studioId: order.studioId,
      units: claims.map(({ unit }) => unit),
      unitBookings: claims.map(({ id }) => id),
      holdExpiresAt: checked.holdExpiresAt,
      actor: order.actor,
      details: JSON.stringify(order.details ?? {}),
      ...hitValues(order.limits, now),
      ...holdValues(order.holds, now),
      nonce: order.proof?.nonce ?? null,
      usedAt: now,
      ...answerValues(order.submission, order.answer, now),
    }),
  );
  const [placed] = rows;
  if (!placed) throw new Error('The statement that makes an order answered nothing');
  if (placed.placed) {
    for (const { unit } of claims) db.tell(dayTopicOf(unit));
    if (claims.length === 0) db.tell(KLOOK_TRAY_TOPIC);
  }
  return placed;
}
