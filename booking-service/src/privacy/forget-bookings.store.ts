import type { Transaction } from '../platform/database.ts';
import { endRecordingsOf } from '../recordings/base/recordings.store.ts';
import { forgetGiftNames } from './gift-orders.store.ts';
import type { EndedBooking } from './booking-ends.store.ts';

/** From how many rows something went. */
export interface Forgotten {
  bookings: number;
  history: number;
  mails: number;
  payments: number;
  recordings: number;
  auditEntries: number;
}

/**
 * What stands in place of the data is held by constraints of the tables. The version stays: what staff have noted of a due
 * refund is noted of that version.
 */
const FORGET_BOOKINGS = `
  UPDATE bookings SET name = 'Removed', youtube_track_url = '-',
         lp_delivery_address = NULL, staff_note = NULL, forgotten_at = $2,
         klook_booking_id = CASE WHEN klook_booking_id IS NOT NULL THEN 'REMOVED-' || id END
   WHERE id = ANY ($1)`;

/** Of bookings, or of gift cards, which have the number of their order. */
const ordersOf = (ids: string) =>
  `(SELECT order_id FROM bookings WHERE id = ANY (${ids}) UNION SELECT order_id FROM gift_card_sales WHERE order_id = ANY (${ids}))`;

/** The contact goes with the last of its bookings; the country of its phone is still counted. */
const FORGET_ORDERS = `
  UPDATE orders o SET email = 'removed@invalid', phone = '-', forgotten_at = $2,
         kept_calling_code = phone_calling_code(phone)
   WHERE o.id IN ${ordersOf('$1')} AND o.forgotten_at IS NULL
     AND NOT EXISTS (SELECT FROM bookings b WHERE b.order_id = o.id AND b.forgotten_at IS NULL)`;

/** What staff gave as a reason is free text. */
const FORGET_REASONS = `
  UPDATE booking_history SET details = details - 'reason' WHERE booking_id = ANY ($1) AND details ? 'reason'`;

const FORGET_TRACKING = `
  UPDATE deliveries SET tracking_number = NULL WHERE booking_id = ANY ($1) AND tracking_number IS NOT NULL`;

/** One that has not left yet stays unsent. */
export const forgetMailSql = (at: string) => `
  SET recipient = 'removed@invalid', subject = 'Removed', html_body = '', text_body = '', calendar = NULL, reply_to = NULL,
      last_error = NULL, forgotten_at = ${at}, lease_expires_at = NULL,
      state = CASE WHEN state = 'sent' THEN 'sent' ELSE 'failed' END`;

const FORGET_MAILS = `
  UPDATE emails ${forgetMailSql('$2')}
   WHERE forgotten_at IS NULL AND order_id IN (SELECT id FROM orders WHERE id IN ${ordersOf('$1')} AND forgotten_at IS NOT NULL)`;

/** Nobody opens what is nobody's. Links first: whoever opens a page at this moment holds the link until it is open. */
const NOBODYS = `(SELECT id FROM orders WHERE id IN ${ordersOf('$1')} AND forgotten_at IS NOT NULL)`;
const END_LINKS = ['personal_links', 'visitor_sessions', 'email_changes'].map(
  (table) => `DELETE FROM ${table} WHERE order_id IN ${NOBODYS}`,
);

/** The files end with the bookings' visitors; a link that they had passed on as well. */
const END_SHARING =
  'UPDATE recording_handovers SET share_token_hash = NULL, sealed_share_token = NULL WHERE booking_id = ANY ($1)';

const SET_APART = `
  INSERT INTO kept_by_law (booking_id, name, email, lp_delivery_address, contract_ended_at, set_apart_at)
  SELECT b.id, b.name, o.email, b.lp_delivery_address, kept.ended_at, $3
    FROM unnest($1::text[], $2::timestamptz[]) kept (id, ended_at) JOIN bookings b USING (id) JOIN orders o ON o.id = b.order_id`;

/**
 * Sums, times and the provider's numbers stay; words about the payer and the way to a receipt go, once nobody of the order is
 * in daily use or kept by law.
 */
const FORGET_PAYMENTS = `
  WITH over AS (
    SELECT id FROM orders o WHERE o.id IN ${ordersOf('$1')} AND o.forgotten_at IS NOT NULL
       AND NOT EXISTS (SELECT FROM kept_by_law k JOIN bookings b ON b.id = k.booking_id WHERE b.order_id = o.id)),
  paid AS (
    UPDATE payment_attempts SET receipt_url = NULL, provider_secret = NULL
     WHERE order_id IN (SELECT id FROM over)
       AND (receipt_url IS NOT NULL OR provider_secret IS NOT NULL)
    RETURNING 1),
  refunded AS (
    UPDATE refunds r SET reason = 'Removed', last_error = NULL FROM payment_attempts a
     WHERE a.id = r.attempt_id AND a.order_id IN (SELECT id FROM over) AND (r.reason <> 'Removed' OR r.last_error IS NOT NULL)
    RETURNING 1),
  at_counter AS (
    UPDATE counter_payments SET reason = 'Removed' WHERE order_id IN (SELECT id FROM over) AND reason <> 'Removed'
    RETURNING 1)
  SELECT (SELECT count(*) FROM paid) + (SELECT count(*) FROM refunded) + (SELECT count(*) FROM at_counter) AS payments`;

/** Who is kept although daily use is over, and until when. */
export const keptUntil = ({ kind, endedAt }: EndedBooking, contractYears: number, now: Date): Date | null => {
  if (kind !== 'contract') return null;
  const until = new Date(endedAt);
  until.setUTCFullYear(until.getUTCFullYear() + contractYears);
  return until > now ? until : null;
};

/**
 * Removes whoever is in these bookings, which the caller has locked. Who made a contract is set apart until the law lets go. The
 * orders of gift cards are no bookings, and are forgotten with their number in the same way once nothing keeps them.
 */
export async function forgetBookings(
  trx: Transaction,
  ended: readonly EndedBooking[],
  { contractYears, now }: { contractYears: number; now: Date },
): Promise<Forgotten> {
  const ids = ended.map(({ id }) => id);
  const kept = ended.filter((booking) => keptUntil(booking, contractYears, now) !== null);
  const keptIds = kept.map(({ id }) => id);
  await trx.query(SET_APART, [keptIds, kept.map(({ endedAt }) => endedAt), now]);
  const bookings = await trx.query(FORGET_BOOKINGS, [ids, now]);
  await trx.query(FORGET_ORDERS, [ids, now]);
  await forgetGiftNames(trx, ids);
  await trx.query(FORGET_TRACKING, [ids]);
  const history = await trx.query(FORGET_REASONS, [ids]);
  const mails = await trx.query(FORGET_MAILS, [ids, now]);
  const recordings = await endRecordingsOf(trx, ids, 'erased', now);
  await trx.query(END_SHARING, [ids]);
  for (const end of END_LINKS) await trx.query(end, [ids]);
  const { rows } = await trx.query<{ entries: number }>('SELECT audit_log_forget_words($1) AS entries', [
    ids,
  ]);
  return {
    bookings: bookings.rowCount,
    history: history.rowCount,
    mails: mails.rowCount,
    payments: await forgetPayments(trx, ids),
    recordings,
    auditEntries: rows[0]?.entries ?? 0,
  };
}

/** Numbers of rows changed. */
export async function forgetPayments(trx: Transaction, bookingIds: readonly string[]): Promise<number> {
  if (bookingIds.length === 0) return 0;
  const { rows } = await trx.query<{ payments: number }>(FORGET_PAYMENTS, [bookingIds]);
  return rows[0]?.payments ?? 0;
}
