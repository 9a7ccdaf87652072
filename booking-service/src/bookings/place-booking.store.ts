import type { Locale } from 'shared/content/localized-text.ts';
import { claimedUnits } from 'shared/slots/claims.ts';
import { newestVersionSql } from '../catalogue/catalogue.store.ts';
import type { Queryable } from '../platform/database.ts';
import { answerValues, storeAnswerCte } from '../platform/idempotency.ts';
import type { Answer, SubmissionKey } from '../platform/idempotency.ts';
import { countHitsCte, hitValues } from '../platform/rate-limit.ts';
import type { Limit } from '../platform/rate-limit.ts';
import { takeUnitsSql } from '../slots/slot-claims.store.ts';
import type { Order } from './order.ts';

/** Everything that is written when a booking is made. */
export interface NewBooking {
  id: string;
  studioId: number;
  order: Order;
  now: Date;
  /** Language of the mails. */
  locale: Locale;
  limits: readonly Limit[];
  submission: SubmissionKey | undefined;
  answer: Answer;
}

export interface Placed {
  /** False when nothing was stored: somebody has the slot, or the catalogue is another by now. */
  placed: boolean;
  /** The newest catalogue version as the statement saw it. */
  catalogueVersion: number;
}

const columns = [
  'booking_type', 'klook_booking_id', 'name', 'email', 'phone', 'selected_drink', 'drink_temperature',
  'youtube_track_url', 'lp_delivery_address', 'starts_at', 'slot_minutes', 'session_fee_won', 'total_price_won',
  'addons', 'cancellation_policy', 'locale',
]; // prettier-ignore

const FIRST_COLUMN = 7;
const FIRST_LIMIT = FIRST_COLUMN + columns.length;
const FIRST_ANSWER = FIRST_LIMIT + 3;

/**
 * A booking in one statement, so in one round trip and one transaction: the claim, and only with all of it the booking,
 * its history, its place in the counters and the answer for repeats. It holds under any number of copies:
 * - the claim is taken by the primary key, nothing is looked up first;
 * - a part of the units alone breaks the claim's reference to its booking, which undoes the statement;
 * - a reached limit, a used key, a used Klook id or a used number breaks its constraint, with the same effect;
 * - it happens under the newest catalogue, whatever this copy has in memory.
 */
const PLACE = `
  WITH catalogue AS (SELECT ${newestVersionSql} AS version),
  claim AS (
    ${takeUnitsSql({
      studio: '$1',
      units: '$2',
      booking: '$3',
      expiry: '$4',
      now: '$5',
      condition: '(SELECT version FROM catalogue) = $6::bigint',
    })}
  ),
  booking AS (
    INSERT INTO bookings (studio_id, id, hold_expires_at, hold_promised_until, created_at, updated_at,
                          catalogue_version, ${columns.join(', ')})
    SELECT $1, $3, $4, $4, $5, $5, $6, ${columns.map((_, index) => `$${FIRST_COLUMN + index}`).join(', ')}
    WHERE (SELECT version FROM catalogue) = $6::bigint AND (SELECT count(*) FROM claim) = cardinality($2::timestamptz[])
    RETURNING id
  ),
  history AS (
    INSERT INTO booking_history (booking_id, at, actor, event) SELECT id, $5, 'visitor', 'booked' FROM booking
  ),
  counted AS (${countHitsCte(FIRST_LIMIT, 'booking')}),
  answered AS (${storeAnswerCte(FIRST_ANSWER, 'booking')})
  SELECT EXISTS (SELECT FROM booking) AS placed, (SELECT version FROM catalogue) AS "catalogueVersion"`;

/**
 * @throws the database's error when a constraint refuses: `bookings_pkey`, `bookings_klook_once`,
 *   `rate_limits_not_exceeded`, `idempotency_keys_pkey`, `slot_claims_booking_id_fkey`
 */
export async function insertBooking(db: Queryable, booking: NewBooking): Promise<Placed> {
  const { order, now } = booking;
  const { request, catalogue, price } = order;
  const units = order.startsAt ? claimedUnits(order.startsAt, catalogue.rules.slotMinutes) : [];
  const { rows } = await db.query<Placed>(PLACE, [
    booking.studioId,
    units,
    booking.id,
    order.holdExpiresAt,
    now,
    catalogue.version,
    request.bookingType,
    order.klookBookingId,
    request.name,
    request.email,
    request.phone,
    request.selectedDrink,
    request.drinkTemperature ?? null,
    request.youtubeTrackUrl,
    order.lpDeliveryAddress,
    order.startsAt,
    catalogue.rules.slotMinutes,
    price.sessionFeeWon,
    price.totalWon,
    JSON.stringify(price.addons),
    JSON.stringify(catalogue.rules.cancellationPolicy),
    booking.locale,
    ...hitValues(booking.limits, now),
    ...answerValues(booking.submission, booking.answer, now),
  ]);
  const [placed] = rows;
  if (!placed) throw new Error('The statement that makes a booking answered nothing');
  return placed;
}
