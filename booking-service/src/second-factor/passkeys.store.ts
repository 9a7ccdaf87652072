import type { Passkey } from 'shared/auth/second-factor/passkeys.ts';
import type { Queryable, Transaction } from '../platform/database.ts';

export interface StoredPasskey extends Passkey {
  id: number;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const columns = `id, name, credential_id AS "credentialId", public_key AS "publicKey", counter, transports,
  created_at AS "createdAt", last_used_at AS "lastUsedAt"`;

export async function listPasskeys(db: Queryable, userId: number): Promise<StoredPasskey[]> {
  const { rows } = await db.query<StoredPasskey>(
    `SELECT ${columns} FROM passkeys WHERE user_id = $1 ORDER BY id`,
    [userId],
  );
  return rows;
}

/** Breaks `passkeys_credential_once` when an account has it already. */
export async function insertPasskey(
  trx: Transaction,
  passkey: Passkey & { userId: number; name: string; now: Date },
): Promise<void> {
  const { userId, name, credentialId, publicKey, counter, transports, now } = passkey;
  await trx.query(
    `INSERT INTO passkeys (user_id, name, credential_id, public_key, counter, transports, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [userId, name, credentialId, Buffer.from(publicKey), counter, transports, now],
  );
}

/** Notes a use; false when another use came in between. */
export async function usePasskey(
  trx: Transaction,
  { id, counter }: StoredPasskey,
  newCounter: number,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await trx.query(
    'UPDATE passkeys SET counter = $3, last_used_at = $4 WHERE id = $1 AND counter = $2',
    [id, counter, newCounter, now],
  );
  return rowCount === 1;
}

/** The name before; none when the account has no such passkey. */
export async function renamePasskey(
  trx: Transaction,
  userId: number,
  id: number,
  name: string,
): Promise<string | undefined> {
  const { rows } = await trx.query<{ before: string }>(
    `UPDATE passkeys p SET name = $3 FROM passkeys earlier
      WHERE p.id = $2 AND p.user_id = $1 AND earlier.id = p.id RETURNING earlier.name AS before`,
    [userId, id, name],
  );
  return rows[0]?.before;
}

/** The name of the one that was deleted. */
export async function deletePasskey(
  trx: Transaction,
  userId: number,
  id: number,
): Promise<string | undefined> {
  const { rows } = await trx.query<{ name: string }>(
    'DELETE FROM passkeys WHERE id = $2 AND user_id = $1 RETURNING name',
    [userId, id],
  );
  return rows[0]?.name;
}
