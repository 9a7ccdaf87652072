import { SETUP_MINUTES } from 'shared/auth/second-factor/second-factor-minutes.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import type { Sealing } from '../platform/sealing.ts';

type Kind = 'app' | 'passkey';

const ownerOf = (userId: number, kind: Kind) => `setup of ${kind} of ${userId}`;

const oldest = (now: Date) => new Date(now.getTime() - SETUP_MINUTES * 60_000);

/** Notes what somebody is setting up; what was begun before counts no more. */
export async function beginSetup(
  db: Queryable,
  sealing: Sealing,
  { userId, kind, secret, now }: { userId: number; kind: Kind; secret: string; now: Date },
): Promise<void> {
  await db.query(
    `INSERT INTO second_factor_setups (user_id, kind, sealed_secret, started_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id, kind) DO UPDATE SET sealed_secret = excluded.sealed_secret, started_at = excluded.started_at`,
    [userId, kind, sealing.seal(secret, ownerOf(userId, kind)), now],
  );
}

/** What was begun, as long as it is fresh: the app's secret, or the challenge for a passkey. */
export async function findSetup(
  trx: Transaction,
  { user, now, sealing }: { user: { id: number }; now: Date; sealing: Sealing },
  kind: Kind,
): Promise<string | undefined> {
  const { rows } = await trx.query<{ sealed: Buffer }>(
    'SELECT sealed_secret AS sealed FROM second_factor_setups WHERE user_id = $1 AND kind = $2 AND started_at > $3',
    [user.id, kind, oldest(now)],
  );
  return rows[0] && sealing.unseal(rows[0].sealed, ownerOf(user.id, kind));
}

export async function endSetup(trx: Transaction, userId: number, kind: Kind): Promise<void> {
  await trx.query('DELETE FROM second_factor_setups WHERE user_id = $1 AND kind = $2', [userId, kind]);
}

/** Forgets what nobody can finish any more. */
export async function forgetOldSetups(db: Queryable, now: Date): Promise<void> {
  await db.query('DELETE FROM second_factor_setups WHERE started_at <= $1', [oldest(now)]);
}
