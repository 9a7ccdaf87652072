import { and, eq, lt } from '@payloadcms/db-postgres/drizzle';
import { totpStep } from 'shared/auth/second-factor/totp.ts';
import type { Queries } from './queries.ts';
import { seal, unseal } from './sealed.ts';
import { totps } from './tables.ts';

/** Takes the place of an earlier app. `step` is that of the code which has just confirmed it. */
export async function saveTotp(db: Queries, userId: number, secret: string, step: number): Promise<void> {
  const values = { sealedSecret: seal(secret, userId), lastStep: step };
  await db
    .insert(totps)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: totps.userId, set: values });
}

export async function removeTotp(db: Queries, userId: number): Promise<void> {
  await db.delete(totps).where(eq(totps.userId, userId));
}

/** Takes a code; of several requests with one code a single one gets `right`. */
export async function takeTotpCode(
  db: Queries,
  userId: number,
  code: string,
  now: Date,
): Promise<'right' | 'wrong' | 'used'> {
  const [row] = await db.select().from(totps).where(eq(totps.userId, userId));
  const secret = row ? unseal(row.sealedSecret, userId) : null;
  const step = secret === null ? null : totpStep(secret, code, now);
  if (step === null) return 'wrong';
  const taken = await db
    .update(totps)
    .set({ lastStep: step })
    .where(and(eq(totps.userId, userId), lt(totps.lastStep, step)))
    .returning({ userId: totps.userId });
  return taken.length === 1 ? 'right' : 'used';
}
