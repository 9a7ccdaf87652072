import type { Payload, PayloadRequest } from 'payload';
import type { PostgresAdapter } from '@payloadcms/db-postgres';

type Database = PostgresAdapter['drizzle'];

/** The open transaction of `req`, or the plain connection when there is none. */
export async function databaseOf(
  payload: Payload,
  req?: Pick<PayloadRequest, 'transactionID'>,
): Promise<Database> {
  const id = await req?.transactionID;
  const session = id === undefined ? undefined : payload.db.sessions?.[id];
  return (session?.db ?? payload.db.drizzle) as Database;
}
