import type { PersonExport } from 'shared/privacy/personal-data.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import { addressHashSql } from '../email/opt-outs.store.ts';
import { forgetMailSql } from './forget-bookings.store.ts';

const FORGET_MAILS = `
  UPDATE emails ${forgetMailSql('$3')}
   WHERE forgotten_at IS NULL AND (lower(recipient) = lower($1) OR lower(reply_to) = lower($1))
     AND (order_id IS NULL OR order_id <> ALL ($2) AND order_id NOT IN (SELECT order_id FROM bookings WHERE id = ANY ($2)))`;

/** Mails to an address, or to be answered there, but for those about the orders of the bookings named, and the orders named. Answers with their number. */
export async function forgetMailsOf(
  trx: Transaction,
  email: string,
  { except, now }: { except: readonly string[]; now: Date },
): Promise<number> {
  return (await trx.query(FORGET_MAILS, [email, except, now])).rowCount;
}

export async function deleteEnquiriesOf(trx: Transaction, email: string): Promise<number> {
  return (await trx.query('DELETE FROM enquiries WHERE lower(email) = lower($1)', [email])).rowCount;
}

/** Answers that are kept for repeats and name the address or one of the bookings. */
export async function deleteAnswersAbout(trx: Transaction, words: readonly string[]): Promise<number> {
  const { rowCount } = await trx.query(
    `DELETE FROM idempotency_keys
      WHERE EXISTS (SELECT FROM unnest($1::text[]) word
                     WHERE strpos(lower(body::text || headers::text || key), lower(word)) > 0)`,
    [words],
  );
  return rowCount;
}

const FORGET_LINKS = [
  `DELETE FROM personal_links WHERE lower(recipient) = lower($1)
      AND order_id NOT IN (SELECT order_id FROM bookings WHERE id = ANY ($2))`,
  `DELETE FROM email_changes WHERE lower(email) = lower($1) AND $2::text[] IS NOT NULL`,
  `DELETE FROM link_requests WHERE lower(email) = lower($1) AND $2::text[] IS NOT NULL`,
];

/** Links that went to an address, and what was asked for with it, but for the orders of the bookings named. */
export async function forgetLinksOf(
  trx: Transaction,
  email: string,
  { except }: { except: readonly string[] },
): Promise<void> {
  for (const forget of FORGET_LINKS) await trx.query(forget, [email, except]);
}

export async function isStaffAddress(db: Queryable, email: string): Promise<boolean> {
  return (await db.query('SELECT FROM users WHERE lower(email) = lower($1)', [email])).rowCount > 0;
}

type Table = Exclude<keyof PersonExport, 'email' | 'exportedAt'>;

const BOOKINGS = `(SELECT b.id FROM bookings b JOIN orders o ON o.id = b.order_id WHERE lower(o.email) = lower($1)
                   UNION SELECT booking_id FROM kept_by_law WHERE lower(email) = lower($1))`;
const ORDERS = `(SELECT order_id FROM bookings WHERE id IN ${BOOKINGS} UNION SELECT id FROM orders WHERE lower(email) = lower($1))`;
const MAILS = `emails WHERE forgotten_at IS NULL AND (order_id IN ${ORDERS} OR lower(recipient) = lower($1) OR lower(reply_to) = lower($1))`;
const ATTEMPTS = `payment_attempts WHERE order_id IN ${ORDERS}`;

/** Whole rows, as they are stored; only what proves us to the provider stays with us. */
const selects: Record<Table, string> = {
  orders: `SELECT to_jsonb(t) AS row FROM orders t WHERE id IN ${ORDERS} ORDER BY created_at`,
  bookings: `SELECT to_jsonb(t) AS row FROM bookings t WHERE id IN ${BOOKINGS} ORDER BY created_at`,
  keptByLaw: `SELECT to_jsonb(t) AS row FROM kept_by_law t WHERE lower(email) = lower($1) ORDER BY contract_ended_at`,
  history: `SELECT to_jsonb(t) AS row FROM booking_history t WHERE booking_id IN ${BOOKINGS} ORDER BY id`,
  deliveries: `SELECT to_jsonb(t) AS row FROM deliveries t WHERE booking_id IN ${BOOKINGS} ORDER BY booking_id, addon_id`,
  payments: `SELECT to_jsonb(t) - 'provider_secret' AS row FROM (SELECT * FROM ${ATTEMPTS}) t ORDER BY created_at`,
  counterPayments: `SELECT to_jsonb(t) AS row FROM counter_payments t WHERE order_id IN ${ORDERS} ORDER BY taken_at`,
  refunds: `SELECT to_jsonb(t) AS row FROM refunds t WHERE attempt_id IN (SELECT id FROM ${ATTEMPTS}) ORDER BY created_at`,
  mails: `SELECT to_jsonb(t) AS row FROM (SELECT * FROM ${MAILS}) t ORDER BY created_at`,
  recordings: `SELECT to_jsonb(t) - 'peaks' - 'sha256' AS row FROM recordings t WHERE booking_id IN ${BOOKINGS} ORDER BY uploaded_at, id`,
  links: `SELECT to_jsonb(t) - 'token_hash' AS row FROM personal_links t WHERE lower(recipient) = lower($1) ORDER BY created_at`,
  emailChanges: `SELECT to_jsonb(t) AS row FROM email_changes t WHERE lower(email) = lower($1) ORDER BY asked_at`,
  optOuts: `SELECT jsonb_build_object('opted_out_at', t.opted_out_at) AS row FROM mail_opt_outs t
    WHERE t.address_hash = ${addressHashSql('$1')}`,
  enquiries: `SELECT to_jsonb(t) AS row FROM enquiries t WHERE lower(email) = lower($1) ORDER BY id`,
  giftCards: `SELECT to_jsonb(t) AS row FROM gift_card_sales t WHERE order_id IN ${ORDERS} ORDER BY order_id`,
  wishes: `SELECT to_jsonb(t) AS row FROM waitlist_wishes t WHERE lower(email) = lower($1) ORDER BY id`,
  vouchers: `SELECT to_jsonb(t) AS row FROM vouchers t WHERE lower(only_for) = lower($1) ORDER BY id`,
  auditEntries: `SELECT to_jsonb(t) AS row FROM audit_log t
    WHERE subject_type = 'booking' AND subject_id IN ${BOOKINGS}
       OR subject_type = 'matter' AND after ->> 'bookingId' IN ${BOOKINGS}
       OR subject_type = 'email' AND subject_id IN (SELECT id::text FROM ${MAILS})
       OR subject_type = 'wish' AND subject_id IN (SELECT id::text FROM waitlist_wishes WHERE lower(email) = lower($1))
       OR subject_type = 'enquiry' AND subject_id IN (SELECT id::text FROM enquiries WHERE lower(email) = lower($1))
    ORDER BY id`,
};

/** Every row that is about somebody with this address. */
export async function rowsAbout(db: Queryable, email: string): Promise<Pick<PersonExport, Table>> {
  const found = { ...emptyTables };
  for (const [table, select] of Object.entries(selects)) {
    const { rows } = await db.query<{ row: Record<string, unknown> }>(select, [email]);
    found[table as Table] = rows.map(({ row }) => row);
  }
  return found;
}

const emptyTables: Pick<PersonExport, Table> = {
  orders: [],
  bookings: [],
  keptByLaw: [],
  history: [],
  deliveries: [],
  payments: [],
  counterPayments: [],
  refunds: [],
  mails: [],
  recordings: [],
  links: [],
  emailChanges: [],
  optOuts: [],
  enquiries: [],
  giftCards: [],
  wishes: [],
  vouchers: [],
  auditEntries: [],
};
