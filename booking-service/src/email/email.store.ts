import { currentId } from '../platform/current-work.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import type { EmailKind, EmailState, EmailSummary } from './base/email.ts';

/** A mail as it enters the outbox. */
export interface NewEmail {
  id: string;
  orderId: string | null;
  /** The wish of the waitlist that it is about. */
  wishId: number | null;
  kind: EmailKind;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  calendar: string | null;
  replyTo: string | null;
  requestedBy: string;
  messageId: string;
  state: Extract<EmailState, 'queued' | 'failed'>;
  lastError: string | null;
  now: Date;
}

/** A mail that this worker has claimed; `tries` counts this one and fences off a worker whose lease has run out. */
export interface ClaimedEmail {
  id: string;
  orderId: string | null;
  /** The wish of the waitlist that it is about. */
  wishId: number | null;
  kind: EmailKind;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  calendar: string | null;
  replyTo: string | null;
  messageId: string;
  requestedBy: string;
  tries: number;
  /** How often it was refused for good before this try. */
  refusals: number;
  createdAt: Date;
  /** The request, or run of a job, that queued it; null outside of both. */
  queuedBy: string | null;
}

/** Queues a mail, under the request or job at hand. */
export async function insertEmail(trx: Transaction, email: NewEmail): Promise<void> {
  await trx.query(
    `INSERT INTO emails (id, order_id, kind, recipient, subject, html_body, text_body, calendar, reply_to,
                         requested_by, message_id, state, last_error, next_try_at, created_at, request_id, wish_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14, $15, $16)`,
    [
      email.id,
      email.orderId,
      email.kind,
      email.recipient,
      email.subject,
      email.html,
      email.text,
      email.calendar,
      email.replyTo,
      email.requestedBy,
      email.messageId,
      email.state,
      email.lastError,
      email.now,
      currentId() ?? null,
      email.wishId,
    ],
  );
}

/** Queues a mail with the words of an earlier one. False when there is no such mail. */
export async function copyEmail(
  trx: Transaction,
  originalId: string,
  copy: { id: string; messageId: string; requestedBy: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await trx.query(
    `INSERT INTO emails (id, order_id, kind, recipient, subject, html_body, text_body, calendar, reply_to,
                         requested_by, message_id, next_try_at, created_at, request_id, wish_id)
     SELECT $2, order_id, kind, recipient, subject, html_body, text_body, calendar, reply_to, $3, $4, $5, $5, $6, wish_id
       FROM emails WHERE id = $1`,
    [originalId, copy.id, copy.requestedBy, copy.messageId, copy.now, currentId() ?? null],
  );
  return rowCount === 1;
}

/** Whether nothing is left of a mail, or nobody of the order that it is about. */
export async function isForgottenMail(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `SELECT FROM emails e LEFT JOIN orders o ON o.id = e.order_id
      WHERE e.id = $1 AND (e.forgotten_at IS NOT NULL OR o.forgotten_at IS NOT NULL)`,
    [id],
  );
  return rowCount === 1;
}

/** Mails of any kind queued for `recipient` (in any letter case) since `since`. */
export async function countForRecipient(db: Queryable, recipient: string, since: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM emails WHERE lower(recipient) = lower($1) AND created_at > $2`,
    [recipient, since],
  );
  return rows[0]?.count ?? 0;
}

/** Claims up to `limit` due mails, oldest first, and those whose worker has not come back within its lease. */
export async function claimDue(
  db: Queryable,
  input: { now: Date; leaseUntil: Date; limit: number },
): Promise<ClaimedEmail[]> {
  const { rows } = await db.query<ClaimedEmail>(
    `UPDATE emails SET state = 'sending', tries = tries + 1, lease_expires_at = $2
      WHERE id = ANY (ARRAY(SELECT id FROM emails
                    WHERE state IN ('queued', 'sending') AND next_try_at <= $1
                      AND (state = 'queued' OR lease_expires_at <= $1)
                    ORDER BY next_try_at LIMIT $3
                    FOR UPDATE SKIP LOCKED))
      RETURNING id, order_id AS "orderId", wish_id AS "wishId", kind, recipient, subject, html_body AS "html", text_body AS "text",
                calendar, reply_to AS "replyTo", message_id AS "messageId", requested_by AS "requestedBy", tries, refusals,
                created_at AS "createdAt", request_id AS "queuedBy"`,
    [input.now, input.leaseUntil, input.limit],
  );
  return rows;
}

/** How a try ended. `untried` gives the mail back without counting the try. */
export type Outcome =
  | { state: 'sent'; at: Date }
  | { state: 'queued'; nextTryAt: Date; error: string; refused: boolean }
  | { state: 'untried'; nextTryAt: Date }
  /** It is not so any more: kept like one that was never tried, so that nobody has to look at it. */
  | { state: 'withdrawn'; error: string }
  | { state: 'failed'; error: string };

const storedStates: Record<Outcome['state'], EmailState> = {
  sent: 'sent',
  queued: 'queued',
  untried: 'queued',
  withdrawn: 'failed',
  failed: 'failed',
};

function uncountedTries({ tries }: ClaimedEmail, { state }: Outcome): number {
  if (state === 'withdrawn') return tries;
  return state === 'untried' ? 1 : 0;
}

/** Writes how a try ended; false when the lease had run out and another worker has the mail by now. */
export async function settle(db: Queryable, email: ClaimedEmail, outcome: Outcome): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE emails
        SET state = $3, lease_expires_at = NULL, tries = tries - $4::int, last_error = coalesce($5, last_error),
            next_try_at = coalesce($6, next_try_at), sent_at = $7, refusals = refusals + $8::int
      WHERE id = $1 AND tries = $2 AND state = 'sending'`,
    [
      email.id,
      email.tries,
      storedStates[outcome.state],
      uncountedTries(email, outcome),
      'error' in outcome ? outcome.error : null,
      'nextTryAt' in outcome ? outcome.nextTryAt : null,
      outcome.state === 'sent' ? outcome.at : null,
      outcome.state === 'queued' && outcome.refused ? 1 : 0,
    ],
  );
  return rowCount === 1;
}

const summaryColumns = `id, kind, recipient, subject, state, tries, last_error AS "lastError",
  created_at AS "createdAt", sent_at AS "sentAt", requested_by AS "requestedBy"`;

/** Mails of the order that a booking belongs to, newest first. */
export async function listForBooking(db: Queryable, bookingId: string): Promise<EmailSummary[]> {
  const { rows } = await db.query<EmailSummary>(
    `SELECT ${summaryColumns} FROM emails
      WHERE order_id = (SELECT order_id FROM bookings WHERE id = $1) ORDER BY created_at DESC, id`,
    [bookingId],
  );
  return rows;
}

/** Mails that wait to be sent, and the age in seconds of the oldest: what an operator watches. */
export async function outboxState(
  db: Queryable,
  now: Date,
): Promise<{ waiting: number; oldestSeconds: number }> {
  const { rows } = await db.query<{ waiting: number; oldestSeconds: number }>(
    `SELECT count(*)::int AS waiting,
            coalesce(extract(epoch FROM $1::timestamptz - min(created_at)), 0)::float8 AS "oldestSeconds"
       FROM emails WHERE state IN ('queued', 'sending')`,
    [now],
  );
  return rows[0] ?? { waiting: 0, oldestSeconds: 0 };
}
