import type { Actor } from 'shared/bookings/lifecycle.ts';
import { claimedUnits } from 'shared/slots/claims.ts';
import { insertBookingsSql, newBookingRows } from '../../booking-row/booking-row.store.ts';
import { newestVersionSql } from '../../catalogue/catalogue.store.ts';
import { insertOrdersSql, newOrderValues } from '../../orders/new-order.store.ts';
import type { NewOrderValues } from '../../orders/new-order.store.ts';
import type { Contact } from '../../orders/order.ts';
import type { Queryable, Teller } from '../../platform/database.ts';
import { answerValues, storeAnswersCte } from '../../platform/idempotency.ts';
import type { Answer, AnswerValues, SubmissionKey } from '../../platform/idempotency.ts';
import { NamedValues } from '../../platform/named-values.ts';
import { proofValues, useProofsCte } from '../../platform/proof-of-work.ts';
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
    /** Of each order, as the values of `insertOrdersSql` are. */
    catalogueVersions: number[];
    holdExpiries: (Date | null)[];
    actors: string[];
    details: string[];
    unitCounts: number[];
    /** Of all orders. */
    bookings: string;
    units: Date[];
    unitOrders: string[];
    unitStudios: number[];
    unitBookings: string[];
    now: Date;
  };
const values = new NamedValues<Values>();
const { at } = values;

/**
 * Orders in one statement, so in one round trip and one transaction: the claims of everybody of an order, and only with all
 * of them the order, its bookings, their history, its hits in the rate limits and the answer for repeats. What one is refused
 * for, the others are not; what breaks a constraint undoes them all. It holds under any number of copies:
 * - the claims are taken by the primary key in ascending order of time, nothing is looked up first;
 * - a part of an order's units alone breaks the claim's reference to its booking, which undoes the statement;
 * - a reached limit, a used key, a used proof, a used Klook id or a used number breaks its constraint, with the same effect;
 * - unpaid orders are counted with rivals waiting, before anything is claimed;
 * - it happens under the newest catalogue, whatever this copy has in memory.
 */
const PLACE = `
  WITH catalogue AS MATERIALIZED (SELECT ${newestVersionSql} AS version),
  holds AS MATERIALIZED (${countHoldsCte(at)}),
  asked AS MATERIALIZED (
    SELECT asked.*, ${maySql(at, 'holds', 'asked.id')} AS may_hold,
           asked.catalogue_version = (SELECT version FROM catalogue) AS is_newest
      FROM unnest(${at('orderIds')}::text[], ${at('orderedAts')}::timestamptz[], ${at('catalogueVersions')}::bigint[],
                  ${at('holdExpiries')}::timestamptz[], ${at('actors')}::text[], ${at('details')}::jsonb[],
                  ${at('unitCounts')}::int[]) WITH ORDINALITY
           AS asked (id, ordered_at, catalogue_version, hold_expires_at, actor, details, units, place)
  ),
  wanted AS MATERIALIZED (
    SELECT unit.studio_id, unit.unit, unit.booking_id, asked.hold_expires_at AS expires_at, asked.id AS party
      FROM unnest(${at('unitOrders')}::text[], ${at('unitStudios')}::smallint[], ${at('units')}::timestamptz[],
                  ${at('unitBookings')}::text[]) AS unit (order_id, studio_id, unit, booking_id)
      JOIN asked ON asked.id = unit.order_id
     WHERE asked.is_newest AND asked.may_hold
  ),
  claim AS (${takeUnitsSql({ wanted: 'wanted', bookings: at('unitBookings'), now: at('now') })}),
  got AS (
    -- As a filter the claims are looked up by hash; as a join every one may be compared with every other.
    SELECT party, count(*) FILTER (WHERE (booking_id, unit) IN (SELECT booking_id, starts_at FROM claim)) AS units
      FROM wanted GROUP BY party
  ),
  claimed AS (
    SELECT asked.id FROM asked LEFT JOIN got ON got.party = asked.id
     WHERE asked.is_newest AND asked.may_hold AND asked.units = coalesce(got.units, 0)
  ),
  made AS (${insertOrdersSql(at, 'made.id IN (SELECT id FROM claimed)')} RETURNING id),
  booking AS (${insertBookingsSql(at('bookings'), 'order_id IN (SELECT id FROM made)')}),
  history AS (
    INSERT INTO booking_history (booking_id, at, actor, event, details)
    SELECT booking.id, asked.ordered_at, asked.actor, 'booked', asked.details FROM booking JOIN asked ON asked.id = booking.order_id
  ),
  held AS (${noteHoldersCte(at, 'made')}),
  counted AS (${countHitsCte(at, 'made')}),
  proved AS (${useProofsCte(at, 'made')}),
  answered AS (${storeAnswersCte(at, 'made')})
  SELECT asked.id IN (SELECT id FROM made) AS placed, asked.may_hold AS "mayHold",
         (SELECT version FROM catalogue) AS "catalogueVersion"
    FROM asked ORDER BY asked.place`;

/** What an order writes, under its number. */
function partsOf(order: NewOrder) {
  const bookings = asStored(order);
  const id = bookings[0]?.orderId ?? '';
  const claims = bookings.flatMap((booking) =>
    booking.startsAt
      ? claimedUnits(booking.startsAt, booking.slotMinutes).map((unit) => ({
          ...{ unit, booking: booking.id, order: id, studio: order.studioId },
        }))
      : [],
  );
  return { ...order, ...order.contact, id, name: id, createdAt: order.now, bookings, claims };
}

/** A number for each booking of an order, and of each order one row that says what became of it. */
function valuesOf(orders: readonly ReturnType<typeof partsOf>[]): Values {
  const now = new Date(Math.max(...orders.map(({ now }) => now.getTime())));
  const claims = orders.flatMap(({ claims }) => claims);
  return {
    ...newOrderValues(orders),
    catalogueVersions: orders.map(({ checked }) => checked.catalogue.version),
    holdExpiries: orders.map(({ checked }) => checked.holdExpiresAt),
    actors: orders.map(({ actor }) => actor),
    details: orders.map(({ details }) => JSON.stringify(details ?? {})),
    unitCounts: orders.map(({ claims }) => claims.length),
    bookings: newBookingRows(orders.flatMap(({ bookings }) => bookings)),
    units: claims.map(({ unit }) => unit),
    unitOrders: claims.map(({ order }) => order),
    unitStudios: claims.map(({ studio }) => studio),
    unitBookings: claims.map(({ booking }) => booking),
    now,
    ...hitValues(orders, now),
    ...holdValues(orders, now),
    ...proofValues(orders, now),
    ...answerValues(orders, now),
  };
}

/**
 * @param orders no two of which want the same slot, have the same key or use the same proof
 * @returns what became of each, in their order
 * @throws the database's error when a constraint refuses any of them: `orders_pkey`, `bookings_pkey`, `bookings_klook_once`,
 *   `limit_counters_not_exceeded`, `idempotency_keys_pkey`, `used_proofs_pkey`, `slot_claims_booking_id_fkey`
 */
export async function insertOrders(db: Queryable & Teller, orders: readonly NewOrder[]): Promise<Placed[]> {
  const asked = orders.map(partsOf);
  const { rows } = await db.query<Placed>(PLACE, values.inOrder(valuesOf(asked)));
  for (const [index, { claims }] of asked.entries()) {
    if (rows[index]?.placed !== true) continue;
    for (const { unit } of claims) db.tell(dayTopicOf(unit));
    if (claims.length === 0) db.tell(KLOOK_TRAY_TOPIC);
  }
  return rows;
}

/** One order, as `insertOrders` writes it. */
export async function insertOrder(db: Queryable & Teller, order: NewOrder): Promise<Placed> {
  const [placed] = await insertOrders(db, [order]);
  if (!placed) throw new Error('The statement that makes an order answered nothing');
  return placed;
}
