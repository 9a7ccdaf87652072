import type { Queryable, Transaction } from '../platform/database.ts';

/** The secret of the account's authenticator app. */
export async function findAppSecret(db: Queryable, userId: number): Promise<string | undefined> {
  const { rows } = await db.query<{ secret: string }>(
    'SELECT secret FROM authenticator_apps WHERE user_id = $1',
    [userId],
  );
  return rows[0]?.secret;
}

/** @param step of the code that has shown that the app works: it is used */
export async function insertApp(
  trx: Transaction,
  userId: number,
  secret: string,
  step: number,
): Promise<void> {
  await trx.query('INSERT INTO authenticator_apps (user_id, secret, last_step) VALUES ($1, $2, $3)', [
    userId,
    secret,
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
