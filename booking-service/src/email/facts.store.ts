import { arrivalSchema } from 'shared/catalogue/arrival.ts';
import { venueSchema } from 'shared/branches/venue.ts';
import { cancellationPolicySchema } from 'shared/catalogue/catalogue.ts';
import type { Venue } from 'shared/catalogue/catalogue.ts';
import { localized, localizedTextSchema } from 'shared/languages/localized-text.ts';
import type { Locale } from 'shared/languages/localized-text.ts';
import { bookingSql } from '../booking-row/booking-row.store.ts';
import { bookingFields } from '../booking-row/booking-row.ts';
import type { Booking } from '../booking-row/booking-row.ts';
import { balanceWonSql, isRefundOfSql, paymentJoin } from '../orders/balance.store.ts';
import type { Contact } from '../orders/order.ts';
import type { Queryable } from '../platform/database.ts';
import type { MailFacts, MoneyFacts, PaymentFacts, SingerFacts } from './base/facts.ts';

interface StoredPayment {
  attemptState: 'CONFIRMING' | 'UNKNOWN' | 'PAID' | null;
  paidMethod: string | null;
  paidAt: Date | null;
  receiptUrl: string | null;
  cardWon: number | null;
  giftWon: number | null;
  balanceWon: number | null;
  isRefundUnderWay: boolean;
  counterWon: number | null;
  counterGivenBackAt: Date | null;
}

interface StoredFacts extends Booking, Contact, StoredPayment {
  branchId: number;
  venue: unknown;
  arrival: unknown;
  /** Localized names of add-ons, by their numbers. */
  addonNames: Record<string, unknown>;
  hasEntry: boolean;
}

const newestCatalogue = '(SELECT venue, rules FROM catalogue_versions ORDER BY version DESC LIMIT 1)';

const selectFacts = `
  SELECT ${bookingSql}, studio.branch_id AS "branchId", o.email, o.phone, o.locale,
         a.state AS "attemptState", a.method AS "paidMethod", a.approved_at AS "paidAt", a.receipt_url AS "receiptUrl",
         a.amount_won AS "cardWon", a.gift_won AS "giftWon",
         CASE WHEN a.state = 'PAID' THEN ${balanceWonSql} END AS "balanceWon",
         EXISTS (SELECT FROM refunds r WHERE r.attempt_id = a.id AND r.state IN ('REQUESTED', 'SENDING')
                    AND ${isRefundOfSql}) AS "isRefundUnderWay",
         c.amount_won + c.gift_won AS "counterWon", c.given_back_at AS "counterGivenBackAt",
         (SELECT coalesce(jsonb_object_agg(sold->>'id', sold->'names'), '{}')
            FROM catalogue_versions c, jsonb_array_elements(c.addons) sold
           WHERE c.version = b.catalogue_version) AS "addonNames",
         EXISTS (SELECT FROM emails e WHERE e.order_id = b.order_id
                    AND position('UID:' || b.id || '@' IN e.calendar) > 0) AS "hasEntry",
         coalesce(branch.venue, newest.venue) AS venue, newest.rules -> 'arrival' AS "arrival"
    FROM bookings b
    JOIN orders o ON o.id = b.order_id
    JOIN studios studio ON studio.id = b.studio_id
    JOIN branches branch ON branch.id = studio.branch_id
    LEFT JOIN ${newestCatalogue} newest ON true
    LEFT JOIN counter_payments c ON c.order_id = b.order_id
    ${paymentJoin}
   WHERE b.order_id = (SELECT order_id FROM bookings WHERE id = $1) ORDER BY b.place`;

/**
 * Facts of bookings of one order, read as the caller's transaction sees them, in the visitor's language or the one that
 * staff ask for. Throws when one of them does not exist.
 */
export async function readFacts(
  trx: Queryable,
  bookingIds: readonly string[],
  { locale: asked, ...context }: { siteOrigin: string; now: Date; locale?: Locale | undefined },
): Promise<MailFacts> {
  const { rows: ofOrder } = await trx.query<StoredFacts>(selectFacts, [bookingIds[0]]);
  const rows = ofOrder.filter(({ id }) => bookingIds.includes(id));
  const [stored] = rows;
  if (!stored || rows.length !== bookingIds.length)
    throw new Error(`No mail can be written about ${bookingIds.join(', ')}: not every booking exists`);
  const { email, phone, venue, arrival } = stored;
  const locale = asked ?? stored.locale;
  const [first, ...companions] = rows.map((row) => singerFacts(row, locale));
  return {
    ...(first ?? singerFacts(stored, locale)),
    companions,
    others: ofOrder
      .filter((row) => !rows.includes(row))
      .map(({ place, name, startsAt, status }) => ({ place, name, startsAt, status })),
    ...{ email, phone, locale },
    payment: paymentFacts(rows),
    money: moneyFacts(rows),
    venue: readableVenue(venue),
    arrival: arrivalSchema.parse(arrival),
    ...context,
  };
}

function singerFacts(stored: StoredFacts, locale: Locale): SingerFacts {
  const { addonNames, branchId, hasEntry } = stored;
  const booking = Object.fromEntries(
    bookingFields.map((field) => [field, stored[field]]),
  ) as unknown as Booking;
  return {
    ...booking,
    branchId,
    hasEntry,
    addons: booking.addons.map((addon) => {
      const names = localizedTextSchema.safeParse(addonNames[addon.id]).data;
      return names ? { ...addon, name: localized(names, locale) } : addon;
    }),
    cancellationPolicy: cancellationPolicySchema.parse(booking.cancellationPolicy),
  };
}

/** An order has one payment at most; not everybody need be in it. */
function paymentFacts(rows: readonly StoredFacts[]): PaymentFacts | null {
  const paid = rows.find(({ attemptState }) => attemptState === 'PAID');
  if (!paid?.paidAt) return null;
  const { paidMethod: method, paidAt: approvedAt, receiptUrl, cardWon, giftWon } = paid;
  return { method, approvedAt, receiptUrl, cardWon: cardWon ?? 0, giftWon: giftWon ?? 0 };
}

function moneyFacts(rows: readonly StoredFacts[]): MoneyFacts {
  const [{ counterWon = null, counterGivenBackAt = null } = {}] = rows;
  if (counterWon) {
    const refundedWon = counterGivenBackAt === null ? 0 : counterWon;
    return { state: 'paid', paidWon: counterWon, refundedWon, isRefundUnderWay: false, isAtCounter: true };
  }
  const payers = rows.filter(({ attemptState }) => attemptState !== null);
  const paid = payers.filter(({ attemptState }) => attemptState === 'PAID');
  const sum = (won: (row: StoredFacts) => number) => paid.reduce((total, row) => total + won(row), 0);
  const paidWon = sum((row) => row.paidWon);
  return {
    state: paid.length > 0 ? 'paid' : payers.length > 0 ? 'checking' : 'none',
    paidWon,
    refundedWon: paidWon - sum((row) => row.balanceWon ?? row.paidWon),
    isRefundUnderWay: rows.some(({ isRefundUnderWay }) => isRefundUnderWay),
  };
}

/** The house as it is now; null when the content does not say. */
export async function readVenue(db: Queryable): Promise<Venue | null> {
  const { rows } = await db.query<{ venue: unknown }>(`SELECT venue FROM ${newestCatalogue} newest`);
  return readableVenue(rows[0]?.venue);
}

/** A branch as it is now, or was when it sold last. */
export async function readBranchVenue(db: Queryable, branchId: number): Promise<Venue | null> {
  const { rows } = await db.query<{ venue: unknown }>('SELECT venue FROM branches WHERE id = $1', [branchId]);
  return readableVenue(rows[0]?.venue) ?? readVenue(db);
}

/** A venue that this code cannot read must not keep a booking from being confirmed. */
const readableVenue = (stored: unknown) => venueSchema.safeParse(stored).data ?? null;
