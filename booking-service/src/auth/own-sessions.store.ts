import type { Queryable, Transaction } from '../platform/database.ts';
import { liveSince } from './sessions.store.ts';
import { hashToken } from './tokens.ts';

/** More than anybody reads; what ends all others ends the rest, too. */
const SHOWN = 100;

export interface OwnSessionRow {
  id: number;
  browser: string | null;
  network: string | null;
  startedAt: Date;
  lastActiveAt: Date;
  isThis: boolean;
}

/** Sessions of an account that have not ended, the one of the token first, then the one last seen. */
export async function listSessionsOf(
  db: Queryable,
  userId: number,
  token: string,
  now: Date,
): Promise<OwnSessionRow[]> {
  const { rows } = await db.query<OwnSessionRow>(
    `SELECT id, browser, network, created_at AS "startedAt", last_active_at AS "lastActiveAt",
            token_hash = $2 AS "isThis"
       FROM sessions WHERE user_id = $1 AND last_active_at > $3 AND created_at > $4
      ORDER BY token_hash = $2 DESC, last_active_at DESC, id DESC LIMIT ${SHOWN}`,
    [userId, hashToken(token), ...liveSince(now)],
  );
  return rows;
}

/** Ends one session of an account; what it was known by, or undefined when the account has no such session. */
export async function endSessionById(
  trx: Transaction,
  userId: number,
  id: number,
): Promise<Pick<OwnSessionRow, 'browser'> | undefined> {
  const { rows } = await trx.query<{ browser: string | null }>(
    'DELETE FROM sessions WHERE id = $1 AND user_id = $2 RETURNING browser',
    [id, userId],
  );
  return rows[0];
}
