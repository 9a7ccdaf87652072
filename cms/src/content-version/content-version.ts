import type { Payload, PayloadRequest } from 'payload';
import { eq, sql } from '@payloadcms/db-postgres/drizzle';
import { databaseOf } from './database.ts';
import { contentVersion } from './tables.ts';

const onlyRow = 1;

/** The content version as the transaction of `req` sees it; 0 before anything was published. */
export async function readContentVersion(
  payload: Payload,
  req?: Pick<PayloadRequest, 'transactionID'>,
): Promise<number> {
  const db = await databaseOf(payload, req);
  const rows = await db
    .select({ version: contentVersion.version })
    .from(contentVersion)
    .where(eq(contentVersion.id, onlyRow));
  return rows[0]?.version ?? 0;
}

/** Raises the version inside the transaction of `req`: a change that is rolled back takes its version along. */
export async function raiseContentVersion(req: PayloadRequest): Promise<void> {
  const db = await databaseOf(req.payload, req);
  await db
    .insert(contentVersion)
    .values({ id: onlyRow, version: 1, raisedAt: sql`now()` })
    .onConflictDoUpdate({
      target: contentVersion.id,
      set: { version: sql`${contentVersion.version} + 1`, raisedAt: sql`now()` },
    });
}
