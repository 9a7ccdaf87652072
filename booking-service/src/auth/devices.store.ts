import type { Queryable, Transaction } from '../platform/database.ts';
import { hashToken } from './tokens.ts';

/** Browsers remembered per account; the one not seen for longest makes room. */
const DEVICES_PER_USER = 20;

/** Whether the browser with this token has signed in to this account before. */
export async function isKnownDevice(db: Queryable, token: string, userId: number): Promise<boolean> {
  const { rowCount } = await db.query('SELECT FROM known_devices WHERE token_hash = $1 AND user_id = $2', [
    hashToken(token),
    userId,
  ]);
  return rowCount === 1;
}

export async function rememberDevice(
  trx: Transaction,
  token: string,
  userId: number,
  now: Date,
): Promise<void> {
  await trx.query('INSERT INTO known_devices (token_hash, user_id, seen_at) VALUES ($1, $2, $3)', [
    hashToken(token),
    userId,
    now,
  ]);
  await trx.query(
    `DELETE FROM known_devices WHERE token_hash IN
       (SELECT token_hash FROM known_devices WHERE user_id = $1 ORDER BY seen_at DESC, token_hash OFFSET $2)`,
    [userId, DEVICES_PER_USER],
  );
}

/** The token is replaced with every login, so one that leaked is good only until its owner's next. */
export async function forgetDevice(trx: Transaction, token: string): Promise<void> {
  await trx.query('DELETE FROM known_devices WHERE token_hash = $1', [hashToken(token)]);
}

/** After a change of password nobody else keeps a known browser. */
export async function forgetDevicesOf(trx: Transaction, userId: number): Promise<void> {
  await trx.query('DELETE FROM known_devices WHERE user_id = $1', [userId]);
}
