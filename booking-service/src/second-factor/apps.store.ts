import type { Queryable, Transaction } from '../platform/database.ts';
import type { Sealing } from '../platform/sealing.ts';

const ownerOf = (userId: number) => `app of ${userId}`;

export async function hasApp(db: Queryable, userId: number): Promise<boolean> {
  return (await db.query('SELECT FROM authenticator_apps WHERE user_id = $1', [userId])).rowCount === 1;
}

/** The secret of the account's authenticator app. */
export async function findAppSecret(
  db: Queryable,
  sealing: Sealing,
  userId: number,
): Promise<string | undefined> {
  const { rows } = await db.query<{ sealed: Buffer }>(
    'SELECT sealed_secret AS sealed FROM authenticator_apps WHERE user_id = $1',
    [userId],
  );
  return rows[0] && sealing.unseal(rows[0].sealed, ownerOf(userId));
}

/** @param step of the code that has shown that the app works: it is used */
export async function insertApp(
  trx: Transaction,
  sealing: Sealing,
  { userId, secret, step }: { userId: number; secret: string; step: number },
): Promise<void> {
  await trx.query('INSERT INTO authenticator_apps (user_id, sealed_secret, last_step) VALUES ($1, $2, $3)', [
    userId,
    sealing.seal(secret, ownerOf(userId)),
    step,
  ]);
}

/** Takes the code of a step; false when it, or a later one, was taken before. Of two at once one is told so. */
export async function takeStep(trx: Transaction, userId: number, step: number): Promise<boolean> {
  const { rowCount } = await trx.query(
    'UPDATE authenticator_apps SET last_step = $2 WHERE user_id = $1 AND last_step < $2',
    [userId, step],
  );
  return rowCount === 1;
}

export async function deleteApp(trx: Transaction, userId: number): Promise<boolean> {
  const { rowCount } = await trx.query('DELETE FROM authenticator_apps WHERE user_id = $1', [userId]);
  return rowCount === 1;
}
