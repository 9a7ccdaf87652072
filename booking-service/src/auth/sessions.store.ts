import type { Queryable, Transaction } from '../platform/database.ts';
import type { User } from './account.ts';
import { SESSION_IDLE_MS, SESSION_MAX_MS } from './account.ts';
import type { SeenFrom } from './seen-from.ts';
import { hashToken } from './tokens.ts';
import { userColumns } from './users.store.ts';

/** Activity is written down at most this often, so that a busy page does not write with every request. */
const TOUCH_EVERY_MS = 30_000;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** A session that has not ended was last active after the one, and began after the other. */
export const liveSince = (now: Date): [lastActive: Date, began: Date] => [
  before(now, SESSION_IDLE_MS),
  before(now, SESSION_MAX_MS),
];

export async function insertSession(
  trx: Transaction,
  token: string,
  userId: number,
  { browser, network }: SeenFrom,
  now: Date,
): Promise<void> {
  await trx.query(
    `INSERT INTO sessions (token_hash, user_id, created_at, last_active_at, browser, network)
     VALUES ($1, $2, $3, $3, $4, $5)`,
    [hashToken(token), userId, now, browser, network],
  );
}

/** The signed-in account of a token: none when the session has ended or the account was deactivated. */
export async function findSessionUser(
  db: Queryable,
  token: string,
  now: Date,
): Promise<SessionUser | undefined> {
  const { rows } = await db.query<SessionUser>(`${liveSession} AND s.token_hash = $1`, [
    hashToken(token),
    ...liveSince(now),
  ]);
  return rows[0];
}

export interface SessionUser extends User {
  sessionId: number;
  lastActiveAt: Date;
}

/** Sessions that have not ended, of accounts that may sign in; a condition on `$1` follows, and `liveSince` goes with it. */
export const liveSession = `SELECT ${userColumns}, s.id AS "sessionId", s.last_active_at AS "lastActiveAt"
  FROM sessions s JOIN users u ON u.id = s.user_id
 WHERE s.last_active_at > $2 AND s.created_at > $3 AND u.is_active`;

/** Notes that the session's owner did something. */
export async function touchSession(
  db: Queryable,
  { sessionId, lastActiveAt }: Pick<SessionUser, 'sessionId' | 'lastActiveAt'>,
  now: Date,
): Promise<void> {
  if (now.getTime() - lastActiveAt.getTime() < TOUCH_EVERY_MS) return;
  await db.query('UPDATE sessions SET last_active_at = greatest(last_active_at, $2) WHERE id = $1', [
    sessionId,
    now,
  ]);
}

export async function endSession(db: Queryable, token: string): Promise<void> {
  await db.query('DELETE FROM sessions WHERE token_hash = $1', [hashToken(token)]);
}

/**
 * Ends every session of an account, but for the one whose token is given, all its sessions of the CMS, and sign-ins that are not
 * through yet. @returns how many sessions
 */
export async function endSessionsOf(trx: Transaction, userId: number, except?: string): Promise<number> {
  await trx.query('DELETE FROM pending_sign_ins WHERE user_id = $1', [userId]);
  await trx.query(
    'DELETE FROM cms_sessions WHERE session_id IN (SELECT id FROM sessions WHERE user_id = $1)',
    [userId],
  );
  const { rowCount } = await trx.query(
    'DELETE FROM sessions WHERE user_id = $1 AND token_hash IS DISTINCT FROM $2',
    [userId, except === undefined ? null : hashToken(except)],
  );
  return rowCount;
}

/** Forgets sessions that have ended by themselves. */
export async function forgetEndedSessions(db: Queryable, now: Date): Promise<void> {
  await db.query('DELETE FROM sessions WHERE last_active_at <= $1 OR created_at <= $2', liveSince(now));
}
