import { hashToken, newToken } from '../../auth/tokens.ts';
import { BOOKING_ROUTE } from '../../bookings/place/booking-route.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { VISIT_IDLE_MS, VISIT_MAX_MS } from './visit.ts';
import type { Visit } from './visit.ts';

/** Activity is written down at most this often. */
const TOUCH_EVERY_MS = 30_000;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);
const liveSince = (now: Date) => [before(now, VISIT_IDLE_MS), before(now, VISIT_MAX_MS)];

const INSERT = `
  INSERT INTO visitor_sessions (token_hash, order_id, created_at, last_active_at) SELECT $1, order_id, $2, $2`;

/**
 * Opens a page with a link; the token is for the cookie, and its hash is all that stays. The link is held meanwhile: whoever
 * replaces it at this moment either finds this page and closes it, or has been first and there is none. One that went to an
 * address that is no longer the order's opens nothing.
 *
 * The browser that has booked needs no mail: it keeps a secret whose hash was the `Idempotency-Key` of its booking. That opens
 * the page once the session is paid, and no longer than a visit lasts.
 *
 * @returns undefined for a link that is none
 */
export async function openVisit(db: Queryable, link: string, now: Date): Promise<string | undefined> {
  const token = newToken();
  const { rowCount } = await db.query(
    `WITH link AS MATERIALIZED (
       SELECT l.order_id FROM personal_links l JOIN orders o ON o.id = l.order_id
        WHERE l.token_hash = $3 AND l.purpose = 'page' AND lower(l.recipient) = lower(o.email) FOR SHARE OF l),
     booked AS MATERIALIZED (
       SELECT b.order_id FROM idempotency_keys k JOIN bookings b ON b.id = k.body->>'id'
        WHERE k.route = $4 AND k.key = encode($3, 'hex') AND k.created_at > $5
          AND b.booking_type = 'direct' AND b.status = 'confirmed' FOR SHARE OF k)
     ${INSERT} FROM (TABLE link UNION ALL TABLE booked) AS opened`,
    [hashToken(token), now, hashToken(link), BOOKING_ROUTE, before(now, VISIT_MAX_MS)],
  );
  return rowCount === 1 ? token : undefined;
}

/** Opens the page of an order that the caller has locked. */
export async function insertVisit(trx: Transaction, orderId: string, now: Date): Promise<string> {
  const token = newToken();
  await trx.query(`${INSERT} FROM (VALUES ($3::text)) AS opened (order_id)`, [
    hashToken(token),
    now,
    orderId,
  ]);
  return token;
}

/** The page that a cookie opens, looked up anew every time: one whose link was replaced a moment ago is closed. */
export async function findVisit(db: Queryable, token: string, now: Date): Promise<Visit | undefined> {
  const tokenHash = hashToken(token);
  const { rows } = await db.query<{ orderId: string; lastActiveAt: Date }>(
    `SELECT order_id AS "orderId", last_active_at AS "lastActiveAt" FROM visitor_sessions
      WHERE token_hash = $1 AND last_active_at > $2 AND created_at > $3`,
    [tokenHash, ...liveSince(now)],
  );
  const [found] = rows;
  if (!found) return undefined;
  if (now.getTime() - found.lastActiveAt.getTime() >= TOUCH_EVERY_MS) {
    await db.query(
      'UPDATE visitor_sessions SET last_active_at = greatest(last_active_at, $2) WHERE token_hash = $1',
      [tokenHash, now],
    );
  }
  return { orderId: found.orderId, tokenHash };
}

/** Whether a page is still open: it may have been closed while a lock was waited for. */
export async function isOpen(trx: Transaction, { tokenHash }: Visit): Promise<boolean> {
  const { rowCount } = await trx.query('SELECT FROM visitor_sessions WHERE token_hash = $1', [tokenHash]);
  return rowCount === 1;
}

export async function endVisit(db: Queryable, token: string): Promise<void> {
  await db.query('DELETE FROM visitor_sessions WHERE token_hash = $1', [hashToken(token)]);
}

/** Forgets pages that have closed by themselves. */
export async function forgetEndedVisits(db: Queryable, now: Date): Promise<void> {
  await db.query(
    'DELETE FROM visitor_sessions WHERE last_active_at <= $1 OR created_at <= $2',
    liveSince(now),
  );
}

/** The browser that has booked opens the page with links of mails alone, as everybody does. */
export async function endBookingSecret(trx: Transaction, orderId: string): Promise<void> {
  await trx.query("DELETE FROM idempotency_keys WHERE route = $1 AND body->>'id' = $2", [
    BOOKING_ROUTE,
    orderId,
  ]);
}

/** Closes every page of an order. Its links have to be ended before, so that none is opened anew. */
export async function endVisitsOf(trx: Transaction, orderId: string): Promise<void> {
  await trx.query('DELETE FROM visitor_sessions WHERE order_id = $1', [orderId]);
}
