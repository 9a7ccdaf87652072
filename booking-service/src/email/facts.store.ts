import { arrivalSchema, initialArrival } from 'shared/catalogue/arrival.ts';
import { cancellationPolicySchema, venueSchema } from 'shared/catalogue/catalogue.ts';
import type { Venue } from 'shared/catalogue/catalogue.ts';
import { localized, localizedTextSchema } from 'shared/languages/localized-text.ts';
import type { Locale } from 'shared/languages/localized-text.ts';
import { bookingSql } from '../booking-row/booking-row.store.ts';
import type { Booking } from '../booking-row/booking-row.ts';
import type { Queryable } from '../platform/database.ts';
import type { MailFacts, MoneyFacts, PaymentFacts } from './base/facts.ts';

interface StoredPayment {
  attemptState: 'CONFIRMING' | 'UNKNOWN' | 'PAID' | null;
  paidMethod: string | null;
  paidAt: Date | null;
  receiptUrl: string | null;
  paidWon: number | null;
  balanceWon: number | null;
  isRefundUnderWay: boolean;
}

interface StoredFacts extends Booking, StoredPayment {
  venue: unknown;
  arrival: unknown;
  /** Localized names by add-on; empty for catalogues from before there were any. */
  addonNames: Record<string, unknown>;
}

const newestCatalogue = '(SELECT venue, rules FROM catalogue_versions ORDER BY version DESC LIMIT 1)';

const selectFacts = `
  SELECT ${bookingSql},
         p.state AS "attemptState", p.method AS "paidMethod", p.approved_at AS "paidAt", p.receipt_url AS "receiptUrl",
         p.amount_won AS "paidWon", p.balance_won AS "balanceWon",
         EXISTS (SELECT FROM refunds r WHERE r.order_id = p.order_id AND r.state IN ('REQUESTED', 'SENDING')) AS "isRefundUnderWay",
         (SELECT coalesce(jsonb_object_agg(sold->>'id', sold->'names') FILTER (WHERE sold ? 'names'), '{}')
            FROM catalogue_versions c, jsonb_array_elements(c.addons) sold
           WHERE c.version = b.catalogue_version) AS "addonNames",
         newest.venue, newest.rules -> 'arrival' AS "arrival"
    FROM bookings b
    LEFT JOIN ${newestCatalogue} newest ON true
    LEFT JOIN payment_attempts p ON p.booking_id = b.id AND p.state IN ('CONFIRMING', 'UNKNOWN', 'PAID')
   WHERE b.id = $1`;

/**
 * Facts of one booking, read as the caller's transaction sees them, in the visitor's language or the one that staff ask
 * for. Throws when the booking does not exist.
 */
export async function readFacts(
  trx: Queryable,
  bookingId: string,
  { locale: asked, ...context }: { siteOrigin: string; now: Date; locale?: Locale | undefined },
): Promise<MailFacts> {
  const { rows } = await trx.query<StoredFacts>(selectFacts, [bookingId]);
  const stored = rows[0];
  if (!stored) throw new Error(`No mail can be written about booking ${bookingId}: it does not exist`);
  const { venue, arrival, addonNames, attemptState, paidMethod, paidAt, receiptUrl, ...rest } = stored;
  const { paidWon, balanceWon, isRefundUnderWay, ...booking } = rest;
  const locale = asked ?? booking.locale;
  const isPaid = attemptState === 'PAID';
  const payment: PaymentFacts | null =
    isPaid && paidAt ? { method: paidMethod, approvedAt: paidAt, receiptUrl } : null;
  const paid = isPaid ? (paidWon ?? 0) : 0;
  const money: MoneyFacts = {
    state: isPaid ? 'paid' : attemptState === null ? 'none' : 'checking',
    paidWon: paid,
    refundedWon: paid - (balanceWon ?? paid),
    isRefundUnderWay,
  };
  return {
    ...booking,
    locale,
    addons: booking.addons.map((addon) => {
      const names = localizedTextSchema.safeParse(addonNames[addon.id]).data;
      return names ? { ...addon, name: localized(names, locale) } : addon;
    }),
    cancellationPolicy: cancellationPolicySchema.parse(booking.cancellationPolicy),
    payment,
    money,
    venue: readableVenue(venue),
    // A catalogue from before there was such a rule must not keep a mail from being written.
    arrival: arrivalSchema.safeParse(arrival).data ?? initialArrival,
    ...context,
  };
}

/** The cafe as it is now; null when the content does not say. */
export async function readVenue(db: Queryable): Promise<Venue | null> {
  const { rows } = await db.query<{ venue: unknown }>(`SELECT venue FROM ${newestCatalogue} newest`);
  return readableVenue(rows[0]?.venue);
}

/** A venue that this code cannot read must not keep a booking from being confirmed. */
const readableVenue = (stored: unknown) => venueSchema.safeParse(stored).data ?? null;
