import type { FigureDay } from 'shared/reports/figures.ts';
import type { Span } from 'shared/reports/spans.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { dayAfter } from '../../bookings/search/session-day.ts';
import { CANCELLED_BY, cancellationReasonSql, statusSql } from '../../bookings/lifecycle/booking.store.ts';
import { branchOfSql } from '../../catalogue/branches.store.ts';
import { balanceWonSql, paymentJoin } from '../../orders/balance.store.ts';
import { deliveryFactsSql } from '../../orders/deliveries.store.ts';
import type { Transaction } from '../../platform/database.ts';
import type { BlockedUnit, DayFacts, HoldFacts, SessionFacts } from './day-facts.ts';
import { readMoney } from './money-facts.store.ts';

/**
 * Numbers of bookings by a time of the search table: what is folded by index, the rest, which is little, beside it. In the
 * collation of `bookings`, whose key could not be looked up by them otherwise.
 */
const numbersSql = (column: 'session_at' | 'created_at', which = 'true') => `
  SELECT booking_id COLLATE "default" AS booking_id FROM booking_search
   WHERE is_folded AND ${column} >= $1 AND ${column} < $2 AND ${which}
  UNION ALL
  SELECT booking_id COLLATE "default" FROM booking_search
   WHERE NOT is_folded AND ${column} >= $1 AND ${column} < $2 AND ${which}`;

/** What was not paid for is no session yet, and in a rush most of all there is. */
const wasSold = `standing NOT IN ('held', 'never-paid')`;

/**
 * Whether guests were cancelled because we closed: staff have pressed it, and history names the block. A time that was lost while
 * paying has an event of its own.
 */
const isClosingSql = `coalesce((
  SELECT h.event = 'status-cancelled' AND h.details ? 'blockId'
    FROM booking_history h WHERE h.booking_id = b.id AND h.event IN ${CANCELLED_BY} ORDER BY h.id DESC LIMIT 1), false)`;

const SESSIONS = `
  SELECT b.id AS "bookingId", ${branchOfSql('b')} AS "branchId", b.starts_at AS "startsAt", b.slot_minutes AS "slotMinutes", b.booking_type AS "bookingType",
         b.session_fee_won AS "sessionFeeWon", b.addons, b.catalogue_version AS "catalogueVersion",
         b.discount_won AS "discountWon", b.voucher_id AS "voucherId",
         c.order_id IS NOT NULL AS "isWalkIn", ${statusSql('$3')} AS status,
         ${cancellationReasonSql('$3')} AS "cancellationReason",
         b.cancellation_reason IN ('staff', 'not-honoured') AND ${isClosingSql} AS "isForClosing",
         CASE WHEN b.status = 'cancelled' THEN (
           SELECT max(h.at) FROM booking_history h
            WHERE h.booking_id = b.id AND h.event IN ${CANCELLED_BY}) END AS "cancelledAt",
         b.paid_won AS "paidWon", CASE WHEN a.state = 'PAID' THEN ${balanceWonSql} END AS "balanceWon",
         o.locale, coalesce(o.kept_calling_code, phone_calling_code(o.phone)) AS "callingCode",
         (SELECT jsonb_build_object('size', count(*), 'firstId', (array_agg(p.id ORDER BY p.starts_at, p.place))[1])
            FROM bookings p
           WHERE p.order_id = b.order_id AND p.starts_at IS NOT NULL
             AND (p.status IN ('confirmed', 'in-progress', 'completed') OR p.cancellation_reason = 'no-show'
                  OR p.status = 'pending' AND p.booking_type = 'klook')) AS party,
         ${deliveryFactsSql}
    FROM (${numbersSql('session_at', wasSold)}) found
    JOIN bookings b ON b.id = found.booking_id
    JOIN orders o ON o.id = b.order_id
    LEFT JOIN counter_payments c ON c.order_id = b.order_id
    ${paymentJoin}
   ORDER BY b.starts_at DESC, b.id`;

const HOLDS = `
  SELECT b.order_id AS "orderId", min(${branchOfSql('b')}) AS "branchId", min(b.created_at) AS "madeAt",
         jsonb_agg(jsonb_build_object('status', ${statusSql('$3')}, 'cancellationReason', ${cancellationReasonSql('$3')},
                                      'isHeld', b.status = 'pending' AND b.hold_expires_at > $3)) AS bookings,
         coalesce(max(tried.attempts), 0)::int AS attempts, coalesce(bool_or(tried.failed), false) AS "hasFailed",
         coalesce(bool_or(tried.paid), false) AS "isPaid", coalesce(bool_or(tried.being_paid), false) AS "isBeingPaid"
    FROM (${numbersSql('created_at')}) found
    JOIN bookings b ON b.id = found.booking_id AND b.booking_type = 'direct'
    LEFT JOIN LATERAL (
      SELECT count(*) AS attempts, bool_or(a.failure_code IS NOT NULL OR a.state = 'FAILED') AS failed,
             bool_or(a.state = 'PAID') AS paid, bool_or(a.state IN ('CONFIRMING', 'UNKNOWN')) AS being_paid
        FROM payment_attempts a WHERE a.order_id = b.order_id) tried ON true
   WHERE NOT EXISTS (SELECT FROM counter_payments c WHERE c.order_id = b.order_id)
   GROUP BY b.order_id
  HAVING sum(b.total_price_won) > 0
   ORDER BY min(b.created_at) DESC, b.order_id`;

const BLOCKED_UNITS = `
  SELECT claim.studio_id AS "studioId", claim.starts_at AS "startsAt"
    FROM studios studio
    CROSS JOIN LATERAL (
      SELECT studio_id, starts_at FROM slot_claims
       WHERE studio_id = studio.id AND starts_at >= $1 AND starts_at < $2 AND block_id IS NOT NULL
         AND booking_id IS NULL) claim`;

const none: DayFacts = { sessions: [], money: [], holds: [], blockedUnits: [] };

/** Facts of the days of this kind (`figureDays`), in the span of `$1` and `$2`. */
const readers: Record<
  FigureDay,
  (trx: Transaction, from: Date, until: Date, now: Date) => Promise<Partial<DayFacts>>
> = {
  money: async (trx, from, until) => ({ money: await readMoney(trx, from, until) }),
  session: async (trx, from, until, now) => ({
    sessions: (await trx.query<SessionFacts>(SESSIONS, [from, until, now])).rows,
    blockedUnits: (await trx.query<BlockedUnit>(BLOCKED_UNITS, [from, until])).rows,
  }),
  booking: async (trx, from, until, now) => ({
    holds: (await trx.query<HoldFacts>(HOLDS, [from, until, now])).rows,
  }),
};

/** What the days of a span are counted from, as it is at `now`: all of it, or what one kind of day needs. */
export async function readDayFacts(
  trx: Transaction,
  { from, to, now }: Span & { now: Date },
  kinds: readonly FigureDay[],
): Promise<DayFacts> {
  // A few days among all: indexes are right whatever the statistics say, and a plan for any span is right for none. One processor is
  // enough for what nobody waits for; visitors who book have the others.
  await trx.query(
    `SELECT set_config('enable_seqscan', 'off', true), set_config('plan_cache_mode', 'force_custom_plan', true),
            set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`,
  );
  const span = [instantInSeoul(from, '00:00'), instantInSeoul(dayAfter(to), '00:00')] as const;
  let facts = none;
  for (const kind of kinds) facts = { ...facts, ...(await readers[kind](trx, ...span, now)) };
  return facts;
}
