import type { Passkey } from 'shared/auth/second-factor/passkeys.ts';
import { SECOND_STEP_MINUTES } from 'shared/auth/second-factor/second-factor-minutes.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import type { User } from './account.ts';
import { hashToken } from './tokens.ts';
import { userColumns } from './users.store.ts';

const oldest = (now: Date) => new Date(now.getTime() - SECOND_STEP_MINUTES * 60_000);

/** A sign-in whose password was right, as long as it waits for the second factor. */
export interface PendingSignIn {
  user: User;
  /** What a passkey was asked to answer. */
  challenge: string | null;
}

export async function insertPending(
  db: Queryable,
  pending: { token: string; userId: number; challenge: string | null; now: Date },
): Promise<void> {
  await db.query(
    'INSERT INTO pending_sign_ins (token_hash, user_id, challenge, created_at) VALUES ($1, $2, $3, $4)',
    [hashToken(pending.token), pending.userId, pending.challenge, pending.now],
  );
}

/** Locks it, so that of two answers at once only one signs in. None when it has ended, or the account was deactivated. */
export async function lockPending(
  trx: Transaction,
  token: string,
  now: Date,
): Promise<PendingSignIn | undefined> {
  const { rows } = await trx.query<User & { challenge: string | null }>(
    `SELECT ${userColumns}, p.challenge FROM pending_sign_ins p JOIN users u ON u.id = p.user_id
      WHERE p.token_hash = $1 AND p.created_at > $2 AND u.is_active FOR UPDATE OF p`,
    [hashToken(token), oldest(now)],
  );
  const [found] = rows;
  if (!found) return undefined;
  const { challenge, ...user } = found;
  return { user, challenge };
}

export async function forgetPending(trx: Transaction, token: string): Promise<void> {
  await trx.query('DELETE FROM pending_sign_ins WHERE token_hash = $1', [hashToken(token)]);
}

export async function forgetOldPending(db: Queryable, now: Date): Promise<void> {
  await db.query('DELETE FROM pending_sign_ins WHERE created_at <= $1', [oldest(now)]);
}

/** What the account can answer with. */
export interface WaysToAnswer {
  app: boolean;
  recoveryCode: boolean;
  passkeys: Pick<Passkey, 'credentialId' | 'transports'>[];
}

export async function waysToAnswer(db: Queryable, userId: number): Promise<WaysToAnswer> {
  const { rows } = await db.query<WaysToAnswer>(
    `SELECT EXISTS (SELECT FROM authenticator_apps WHERE user_id = $1) AS app,
            EXISTS (SELECT FROM recovery_codes WHERE user_id = $1) AS "recoveryCode",
            coalesce((SELECT jsonb_agg(jsonb_build_object('credentialId', credential_id, 'transports', transports) ORDER BY id)
                        FROM passkeys WHERE user_id = $1), '[]') AS passkeys`,
    [userId],
  );
  const [ways] = rows;
  if (!ways) throw new Error('A question about an account was not answered');
  return ways;
}
