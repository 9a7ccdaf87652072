import type { Queryable, Transaction } from '../platform/database.ts';
import type { User } from './account.ts';
import { SESSION_IDLE_MS, SESSION_MAX_MS } from './account.ts';
import { hashToken } from './tokens.ts';

/** Activity is written down at most this often, so that a busy page does not write with every request. */
const TOUCH_EVERY_MS = 30_000;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

export async function insertSession(
  trx: Transaction,
  token: string,
  userId: number,
  now: Date,
): Promise<void> {
  await trx.query(
    'INSERT INTO sessions (token_hash, user_id, created_at, last_active_at) VALUES ($1, $2, $3, $3)',
    [hashToken(token), userId, now],
  );
}

/** The signed-in account of a token: none when the session has ended or the account was deactivated. */
export async function findSessionUser(
  db: Queryable,
  token: string,
  now: Date,
): Promise<SessionUser | undefined> {
  const { rows } = await db.query<SessionUser>(
    `SELECT u.id, u.username, u.email, u.role, u.is_active AS "isActive", u.created_at AS "createdAt",
            s.last_active_at AS "lastActiveAt"
       FROM sessions s JOIN users u ON u.id = s.user_id
      WHERE s.token_hash = $1 AND s.last_active_at > $2 AND s.created_at > $3 AND u.is_active`,
    [hashToken(token), before(now, SESSION_IDLE_MS), before(now, SESSION_MAX_MS)],
  );
  return rows[0];
}

export interface SessionUser extends User {
  lastActiveAt: Date;
}

/** Notes that the session's owner did something. */
export async function touchSession(
  db: Queryable,
  token: string,
  lastActiveAt: Date,
  now: Date,
): Promise<void> {
  if (now.getTime() - lastActiveAt.getTime() < TOUCH_EVERY_MS) return;
  await db.query('UPDATE sessions SET last_active_at = greatest(last_active_at, $2) WHERE token_hash = $1', [
    hashToken(token),
    now,
  ]);
}

export async function endSession(db: Queryable, token: string): Promise<void> {
  await db.query('DELETE FROM sessions WHERE token_hash = $1', [hashToken(token)]);
}

/** Ends every session of an account, but for the one whose token is given. */
export async function endSessionsOf(trx: Transaction, userId: number, except?: string): Promise<void> {
  await trx.query('DELETE FROM sessions WHERE user_id = $1 AND token_hash IS DISTINCT FROM $2', [
    userId,
    except === undefined ? null : hashToken(except),
  ]);
}

/** Forgets sessions that have ended by themselves. */
export async function forgetEndedSessions(db: Queryable, now: Date): Promise<void> {
  await db.query('DELETE FROM sessions WHERE last_active_at <= $1 OR created_at <= $2', [
    before(now, SESSION_IDLE_MS),
    before(now, SESSION_MAX_MS),
  ]);
}
