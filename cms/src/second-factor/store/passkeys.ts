import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { UsedPasskey } from 'shared/auth/second-factor/passkey-answers.ts';
import { usedPasskeyCounter, type Passkey } from 'shared/auth/second-factor/passkeys.ts';
import { place } from './place.ts';
import type { Queries } from './queries.ts';
import { passkeys } from './tables.ts';

export async function passkeysOf(db: Queries, userId: number): Promise<Passkey[]> {
  const rows = await db.select().from(passkeys).where(eq(passkeys.userId, userId));
  return rows.map(({ publicKey, ...row }) => ({ ...row, publicKey: Buffer.from(publicKey, 'base64url') }));
}

/** @returns false when it is known already, to this account or another */
export async function savePasskey(
  db: Queries,
  userId: number,
  name: string,
  { publicKey, ...passkey }: Passkey,
): Promise<boolean> {
  const saved = await db
    .insert(passkeys)
    .values({ ...passkey, userId, name, publicKey: Buffer.from(publicKey).toString('base64url') })
    .onConflictDoNothing()
    .returning({ credentialId: passkeys.credentialId });
  return saved.length === 1;
}

export async function removePasskey(db: Queries, userId: number, credentialId: string): Promise<void> {
  await db.delete(passkeys).where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId)));
}

/** Whether the answer to `challenge` is of a passkey of this account. */
export async function takePasskey(
  db: Queries,
  userId: number,
  challenge: string,
  answer: UsedPasskey,
): Promise<boolean> {
  const passkey = (await passkeysOf(db, userId)).find(({ credentialId }) => credentialId === answer.id);
  const counter = passkey ? await usedPasskeyCounter(place, challenge, passkey, answer) : null;
  if (!passkey || counter === null) return false;
  const isSame = and(eq(passkeys.credentialId, passkey.credentialId), eq(passkeys.counter, passkey.counter));
  const counted = await db
    .update(passkeys)
    .set({ counter })
    .where(isSame)
    .returning({ credentialId: passkeys.credentialId });
  return counted.length === 1;
}
