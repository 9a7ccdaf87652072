import type { MatterKind } from 'shared/attention/attention.ts';
import {
  dueKeySql,
  maybeDueSql,
  paymentStandingSql,
  standsUnpaidSql,
} from '../bookings/lifecycle/payment-standing.store.ts';
import { balanceWonSql, paymentJoin } from '../orders/balance.store.ts';
import { isDecidedAnewSql } from '../payments/refunds/failed-refunds.store.ts';
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
  /** How pressing its kind is: the smallest first. */
  rank: number;
  /** How many there are, whatever the limit. */
  total: number;
}

/** Now, and moments before which something is no longer in the ordinary course. */
export interface Thresholds {
  /** A confirm that began before it should have ended. */
  unclearBefore: Date;
  refundAskedBefore: Date;
  now: Date;
  mailQueuedBefore: Date;
  /** Older than this nobody is reminded any more. */
  notBefore: Date;
  /** Alarms of sign-ins are shown from then on, */
  alarmsAfter: Date;
  /** and to super admins alone. */
  isSuperAdmin: boolean;
}

/** The columns that differ from kind to kind; what is not named is null. */
const row = (
  columns: Partial<Record<Exclude<keyof MatterRow, 'dismissible' | 'rank' | 'total'>, string>>,
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

/** Of payments: those for a gift card have no booking, and name whoever bought it. */
const ofPayment = { bookingId: 'b.id', name: 'coalesce(b.name, o.email)' };
const payer = 'JOIN orders o ON o.id = a.order_id LEFT JOIN bookings b ON b.id';

const unclearPayments = `
  SELECT 1 AS rank, ${row({ ...ofPayment, key: `'payment:' || a.id`, kind: `'payment-unclear'`, since: 'a.confirm_started_at', amountWon: 'a.amount_won', reason: 'a.failure_code' }, false)}
    FROM payment_attempts a ${payer} = a.order_id
   WHERE a.state IN ('CONFIRMING', 'UNKNOWN') AND a.confirm_started_at < $1`;

/** For whom the refund is: the first of its lines by place, or the first of the order where everything goes back. */
const firstOfRefund = `coalesce(
  (SELECT s.id FROM refund_lines JOIN bookings s ON s.id = booking_id WHERE refund_id = r.id ORDER BY s.place LIMIT 1),
  a.order_id)`;

const stuckRefunds = `
  SELECT 2, ${row({ ...ofPayment, key: `'refund:' || r.id`, kind: `'refund-stuck'`, since: 'r.created_at', amountWon: 'r.amount_won', reason: 'r.last_error' }, false)}
    FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id ${payer} = ${firstOfRefund}
   WHERE r.state IN ('REQUESTED', 'SENDING') AND r.created_at < $2`;

const failedRefunds = `
  SELECT 3, ${row({ ...ofPayment, key: `'refund:' || r.id`, kind: `'refund-failed'`, since: 'r.created_at', amountWon: 'r.amount_won', reason: 'r.last_error' })}
    FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id ${payer} = ${firstOfRefund}
   WHERE r.state = 'FAILED' AND r.created_at > $5 AND a.balance_won > 0
     AND NOT ${isDecidedAnewSql('r')}`;

/** What a card calls due, and nothing else. */
const dueRefunds = `
  SELECT 4, ${row({ ...ofBooking, key: dueKeySql, kind: `'refund-due'`, since: 'b.updated_at', amountWon: balanceWonSql })}
    FROM (${maybeDueSql}) maybe
    JOIN bookings b USING (id)
    ${paymentJoin}
   WHERE a.state = 'PAID' AND a.balance_won + a.gift_balance_won > 0 AND ${paymentStandingSql('$3')} = 'refund-due'`;

const counterRefunds = `
  SELECT 4, ${row({ ...ofBooking, key: dueKeySql, kind: `'counter-refund-due'`, since: 'b.updated_at', amountWon: 'c.amount_won + c.gift_won' })}
    FROM bookings b
    JOIN counter_payments c ON c.order_id = b.order_id AND c.given_back_at IS NULL
    ${paymentJoin}
   WHERE b.status = 'cancelled' AND b.booking_type = 'direct'
     AND b.cancellation_reason NOT IN ('no-show', 'payment-expired', 'payment-abandoned', 'visitor')
     AND ${paymentStandingSql('$3')} = 'counter-refund-due'`;

const ledgerDifferences = `
  SELECT 5, ${row({ key: `'ledger:' || day || ':' || md5(differences::text)`, kind: `'ledger-differs'`, since: 'checked_at', day: 'day', count: 'jsonb_array_length(differences)' })}
    FROM reconciliations WHERE checked_at > $5 AND differences <> '[]'`;

/** One about an account names it; one about an enquiry goes to the cafe itself and names nobody. */
const failedMails = `
  SELECT 7, ${row({ ...ofBooking, name: `coalesce(b.name, u.username, CASE WHEN e.kind IN ('new-browser', 'failed-sign-ins', 'second-factor-changed', 'monday-mail', 'gift-card', 'gift-card-refunded') THEN e.recipient END)`, key: `'mail:' || e.id`, kind: `'mail-failed'`, since: 'e.created_at', reason: 'e.last_error', emailId: 'e.id', emailSubject: 'e.subject' })}
    FROM emails e LEFT JOIN bookings b ON b.id = e.order_id
    LEFT JOIN users u ON e.kind IN ('new-browser', 'failed-sign-ins', 'second-factor-changed', 'monday-mail') AND lower(u.email) = lower(e.recipient)
   WHERE e.state = 'failed' AND e.tries > 0 AND e.forgotten_at IS NULL AND e.created_at > $5
     AND NOT EXISTS (SELECT FROM emails l WHERE l.order_id = e.order_id AND l.kind = e.kind
                        AND l.subject = e.subject AND l.created_at > e.created_at)
     -- A mail about an enquiry names no booking: it is the same one once more if it says the same.
     AND NOT EXISTS (SELECT FROM emails l WHERE e.order_id IS NULL AND l.order_id IS NULL AND l.kind = e.kind
                        AND l.text_body = e.text_body AND l.created_at > e.created_at)`;

const lateMails = `
  SELECT 6, ${row({ key: `'mails-late'`, kind: `'mails-late'`, since: 'min(created_at)', reason: '(array_agg(last_error ORDER BY created_at))[1]', count: 'count(*)' }, false)}
    FROM emails WHERE state IN ('queued', 'sending') AND created_at < $4 HAVING count(*) > 0`;

const confirmedWithoutTime = `
  SELECT 5, ${row({ ...ofBooking, key: `'no-time:' || b.id`, kind: `'confirmed-without-time'`, since: 'b.updated_at', reason: 'b.klook_booking_id' }, false)}
    FROM bookings b WHERE b.status = 'confirmed' AND b.starts_at IS NULL`;

/** Ends once it is paid for, or when an admin has looked at it: until then it takes a slot for nothing. */
const notPaid = `
  SELECT 5, ${row({ ...ofBooking, key: `'not-paid:' || b.id`, kind: `'not-paid'`, since: 'b.updated_at', amountWon: 'b.total_price_won' })}
    FROM bookings b ${paymentJoin}
   WHERE ${standsUnpaidSql('$3')} AND b.starts_at > $5`;

/** Of each account the newest of its kind, which stands for the others of the day, too. */
const signInAlarms = `
  SELECT 8, ${row({ key: `a.kind || ':' || a.id`, kind: 'a.kind', since: 'a.at', name: 'u.username', reason: `nullif(concat_ws(', ', a.browser, a.network), '')`, count: 'coalesce(a.tries, of_day.count)' })}
    FROM sign_in_alarms a JOIN users u ON u.id = a.user_id
   CROSS JOIN LATERAL (SELECT count(*), max(id) AS newest FROM sign_in_alarms l
                        WHERE l.user_id = a.user_id AND l.kind = a.kind AND l.at > $7) of_day
   WHERE $8 AND a.at > $7 AND a.id = of_day.newest`;

const kinds = [
  unclearPayments,
  stuckRefunds,
  failedRefunds,
  dueRefunds,
  counterRefunds,
  ledgerDifferences,
  failedMails,
  lateMails,
  confirmedWithoutTime,
  notPaid,
  signInAlarms,
];

/** What nobody has dealt with, the most pressing kind first, the newest first within it. */
export async function openMatters(db: Queryable, at: Thresholds, limit: number): Promise<MatterRow[]> {
  const { rows } = await db.query<MatterRow>(
    `SELECT *, count(*) OVER ()::int AS total FROM (${kinds.join(' UNION ALL ')}) matter
      WHERE NOT dismissible OR NOT EXISTS (SELECT FROM attention_dismissals d WHERE d.key = matter.key)
      ORDER BY rank, since DESC LIMIT $6`,
    [
      at.unclearBefore,
      at.refundAskedBefore,
      at.now,
      at.mailQueuedBefore,
      at.notBefore,
      limit,
      at.alarmsAfter,
      at.isSuperAdmin,
    ],
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

export async function isDismissed(db: Queryable, key: string): Promise<boolean> {
  const { rowCount } = await db.query('SELECT FROM attention_dismissals WHERE key = $1', [key]);
  return rowCount > 0;
}
