import { cancellationPolicySchema, venueSchema } from 'shared/catalogue/catalogue.ts';
import type { Queryable } from '../platform/database.ts';
import type { MailFacts, PaymentFacts } from './facts.ts';

type StoredFacts = Omit<MailFacts, 'payment' | 'venue' | 'siteOrigin' | 'now'> & {
  venue: unknown;
  paidMethod: string | null;
  paidAt: Date | null;
  receiptUrl: string | null;
};

const selectFacts = `
  SELECT b.id AS "bookingId", b.version AS "bookingVersion", b.booking_type AS "bookingType", b.klook_booking_id AS "klookBookingId", b.name, b.email,
         b.locale, b.starts_at AS "startsAt", b.slot_minutes AS "slotMinutes", b.selected_drink AS "drink",
         b.drink_temperature AS "drinkTemperature", b.youtube_track_url AS "youtubeTrackUrl",
         b.lp_delivery_address AS "deliveryAddress", b.session_fee_won AS "sessionFeeWon",
         b.total_price_won AS "totalPriceWon", b.addons, b.cancellation_policy AS "policy",
         p.method AS "paidMethod", p.approved_at AS "paidAt", p.receipt_url AS "receiptUrl",
         (SELECT c.venue FROM catalogue_versions c ORDER BY c.version DESC LIMIT 1) AS "venue"
    FROM bookings b
    LEFT JOIN payment_attempts p ON p.booking_id = b.id AND p.state = 'PAID'
   WHERE b.id = $1`;

/** Facts of one booking, read as the caller's transaction sees them. Throws when the booking does not exist. */
export async function readFacts(
  trx: Queryable,
  bookingId: string,
  context: { siteOrigin: string; now: Date },
): Promise<MailFacts> {
  const { rows } = await trx.query<StoredFacts>(selectFacts, [bookingId]);
  const stored = rows[0];
  if (!stored) throw new Error(`No mail can be written about booking ${bookingId}: it does not exist`);
  const { venue, paidMethod, paidAt, receiptUrl, ...booking } = stored;
  const payment: PaymentFacts | null = paidAt && { method: paidMethod, approvedAt: paidAt, receiptUrl };
  return {
    ...booking,
    policy: cancellationPolicySchema.parse(booking.policy),
    payment,
    // A venue that this code cannot read must not keep a booking from being confirmed.
    venue: venueSchema.safeParse(venue).data ?? null,
    ...context,
  };
}
