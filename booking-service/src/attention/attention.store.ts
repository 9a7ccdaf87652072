import type { MatterKind } from 'shared/attention/attention.ts';
import type { Queryable, Transaction } from '../platform/database.ts';

/** A matter as the database finds it (`shared/attention`). */
export interface MatterRow {
  key: string;
  kind: MatterKind;
  since: Date;
  bookingId: string | null;
  name: string | null;
  amountWon: number | null;
  reason: string | null;
  emailId: string | null;
  emailSubject: string | null;
  day: string | null;
  count: number;
  dismissible: boolean;
}

/** Moments before which something is no longer in the ordinary course. */
export interface Thresholds {
  /** A confirm that began before it should have ended. */
  unclearBefore: Date;
  refundAskedBefore: Date;
  cancelledBefore: Date;
  mailQueuedBefore: Date;
  /** Older than this nobody is reminded any more. */
  notBefore: Date;
}

/** The columns that differ from kind to kind; what is not named is null. */
const row = (
  columns: Partial<Record<Exclude<keyof MatterRow, 'dismissible'>, string>>,
  isDismissible = true,
) =>
  [
    `${columns.key} AS key`,
    `${columns.kind} AS kind`,
    `${columns.since}::timestamptz AS since`,
    `${columns.bookingId ?? 'NULL'}::text AS "bookingId"`,
    `${columns.name ?? 'NULL'}::text AS name`,
    `${columns.amountWon ?? 'NULL'}::int AS "amountWon"`,
    `${columns.reason ?? 'NULL'}::text AS reason`,
    `${columns.emailId ?? 'NULL'}::text AS "emailId"`,
    `${columns.emailSubject ?? 'NULL'}::text AS "emailSubject"`,
    `${columns.day ?? 'NULL'}::text AS day`,
    `${columns.count ?? '1'}::int AS count`,
    `${isDismissible} AS dismissible`,
  ].join(', ');

const ofBooking = { bookingId: 'b.id', name: 'b.name' };

const unclearPayments = `
  SELECT 1 AS rank, ${row({ ...ofBooking, key: `'payment:' || a.order_id`, kind: `'payment-unclear'`, since: 'a.confirm_started_at', amountWon: 'a.amount_won', reason: 'a.failure_code' }, false)}
    FROM payment_attempts a JOIN bookings b ON b.id = a.booking_id
   WHERE a.state IN ('CONFIRMING', 'UNKNOWN') AND a.confirm_started_at < $1`;

const stuckRefunds = `
  SELECT 2, ${row({ ...ofBooking, key: `'refund:' || r.id`, kind: `'refund-stuck'`, since: 'r.created_at', amountWon: 'r.amount_won', reason: 'r.last_error' }, false)}
    FROM refunds r JOIN payment_attempts a USING (order_id) JOIN bookings b ON b.id = a.booking_id
   WHERE r.state IN ('REQUESTED', 'SENDING') AND r.created_at < $2`;

/** A later refund of the same payment shows that somebody has decided anew. */
const failedRefunds = `
  SELECT 3, ${row({ ...ofBooking, key: `'refund:' || r.id`, kind: `'refund-failed'`, since: 'r.created_at', amountWon: 'r.amount_won', reason: 'r.last_error' })}
    FROM refunds r JOIN payment_attempts a USING (order_id) JOIN bookings b ON b.id = a.booking_id
   WHERE r.state = 'FAILED' AND r.created_at > $5 AND a.balance_won > 0
     AND NOT EXISTS (SELECT FROM refunds l WHERE l.order_id = r.order_id AND l.created_at > r.created_at)`;

const dueRefunds = `
  SELECT 4, ${row({ ...ofBooking, key: `'due:' || b.id || ':' || b.version`, kind: `'refund-due'`, since: 'b.updated_at', amountWon: 'a.balance_won' })}
    FROM bookings b JOIN payment_attempts a ON a.booking_id = b.id AND a.state = 'PAID' AND a.balance_won = a.amount_won
   WHERE b.status = 'cancelled' AND b.cancellation_reason = 'staff' AND b.updated_at BETWEEN $5 AND $3
     AND NOT EXISTS (SELECT FROM refunds r WHERE r.order_id = a.order_id AND r.state <> 'FAILED')`;

const ledgerDifferences = `
  SELECT 5, ${row({ key: `'ledger:' || day || ':' || md5(differences::text)`, kind: `'ledger-differs'`, since: 'checked_at', day: 'day', count: 'jsonb_array_length(differences)' })}
    FROM reconciliations WHERE checked_at > $5 AND differences <> '[]'`;

const failedMails = `
  SELECT 7, ${row({ ...ofBooking, key: `'mail:' || e.id`, kind: `'mail-failed'`, since: 'e.created_at', reason: 'e.last_error', emailId: 'e.id', emailSubject: 'e.subject' })}
    FROM emails e LEFT JOIN bookings b ON b.id = e.booking_id
   WHERE e.state = 'failed' AND e.tries > 0 AND e.created_at > $5
     AND NOT EXISTS (SELECT FROM emails l WHERE l.booking_id = e.booking_id AND l.kind = e.kind
                        AND l.subject = e.subject AND l.created_at > e.created_at)`;

const lateMails = `
  SELECT 6, ${row({ key: `'mails-late'`, kind: `'mails-late'`, since: 'min(created_at)', reason: '(array_agg(last_error ORDER BY created_at))[1]', count: 'count(*)' }, false)}
    FROM emails WHERE state IN ('queued', 'sending') AND created_at < $4 HAVING count(*) > 0`;

const kinds = [
  unclearPayments,
  stuckRefunds,
  failedRefunds,
  dueRefunds,
  ledgerDifferences,
  failedMails,
  lateMails,
];

/** What nobody has dealt with, the most pressing kind first, the newest first within it. */
export async function openMatters(db: Queryable, at: Thresholds, limit: number): Promise<MatterRow[]> {
  const { rows } = await db.query<MatterRow>(
    `SELECT * FROM (${kinds.join(' UNION ALL ')}) matter
      WHERE NOT dismissible OR NOT EXISTS (SELECT FROM attention_dismissals d WHERE d.key = matter.key)
      ORDER BY rank, since DESC LIMIT $6`,
    [at.unclearBefore, at.refundAskedBefore, at.cancelledBefore, at.mailQueuedBefore, at.notBefore, limit],
  );
  return rows;
}

/** False when it was dealt with before. */
export async function storeDismissal(
  trx: Transaction,
  { key, by, now }: { key: string; by: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await trx.query(
    'INSERT INTO attention_dismissals (key, dismissed_by, dismissed_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [key, by, now],
  );
  return rowCount === 1;
}
