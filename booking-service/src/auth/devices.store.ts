import type { Queryable, Transaction } from '../platform/database.ts';
import { hashToken } from './tokens.ts';

/** Browsers remembered per account; the one not seen for longest makes room. */
const DEVICES_PER_USER = 20;

/** The row of the browser with this token, if it has signed in to this account before. */
export async function findKnownDevice(
  db: Queryable,
  token: string,
  userId: number,
): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>(
    'SELECT id FROM known_devices WHERE token_hash = $1 AND user_id = $2',
    [hashToken(token), userId],
  );
  return rows[0]?.id;
}

/** Whether an account that has been signed in to before is now signed in to from a browser that it never was. */
export async function isNewBrowser(
  db: Queryable,
  userId: number,
  token: string | undefined,
): Promise<boolean> {
  if (token !== undefined && (await findKnownDevice(db, token, userId)) !== undefined) return false;
  const { rowCount } = await db.query(
    `SELECT FROM audit_log WHERE subject_type = 'user' AND subject_id = $1 AND action = 'signed-in' LIMIT 1`,
    [String(userId)],
  );
  return rowCount === 1;
}

/**
 * Remembers the browser for this account, under a new token: one that leaked is good only until the next sign-in. Other
 * accounts that know the browser go on knowing it, in rows that stay theirs, so that signing in to one's own account gives
 * nobody new tries at a colleague's.
 */
export async function rememberDevice(
  trx: Transaction,
  tokens: { earlier: string | undefined; next: string },
  userId: number,
  now: Date,
): Promise<void> {
  const next = hashToken(tokens.next);
  if (tokens.earlier !== undefined) {
    const earlier = hashToken(tokens.earlier);
    await trx.query('DELETE FROM known_devices WHERE token_hash = $1 AND user_id = $2', [earlier, userId]);
    await trx.query('UPDATE known_devices SET token_hash = $2 WHERE token_hash = $1', [earlier, next]);
  }
  await trx.query('INSERT INTO known_devices (token_hash, user_id, seen_at) VALUES ($1, $2, $3)', [
    next,
    userId,
    now,
  ]);
  await trx.query(
    `DELETE FROM known_devices WHERE id IN
       (SELECT id FROM known_devices WHERE user_id = $1 ORDER BY seen_at DESC, id OFFSET $2)`,
    [userId, DEVICES_PER_USER],
  );
}

/** After a change of password nobody else keeps a known browser: only the one whose token is given. */
export async function forgetDevicesOf(trx: Transaction, userId: number, except?: string): Promise<void> {
  await trx.query('DELETE FROM known_devices WHERE user_id = $1 AND token_hash IS DISTINCT FROM $2', [
    userId,
    except === undefined ? null : hashToken(except),
  ]);
}
