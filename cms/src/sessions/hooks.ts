import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionAfterLoginHook, CollectionAfterRefreshHook, PayloadRequest } from 'payload';
import { browserName } from 'shared/http/browser-name.ts';
import { databaseOf } from '../content-version/database.ts';
import type { User } from '../generated/payload-types.ts';
import { longestSeconds } from '../sign-in/session-lifetime.ts';
import { sessionDetails } from './tables.ts';

/** Notes in which browser a session begins. */
export const noteSession: CollectionAfterLoginHook = async ({ req, user }) => {
  const session = (user as unknown as User).sessions?.at(-1);
  if (!session) return;
  const db = await databaseOf(req.payload, req);
  const now = new Date();
  const over = new Date(now.getTime() - longestSeconds * 1000);
  await db.delete(sessionDetails).where(sql`${sessionDetails.begunAt} < ${over}`);
  const browser = browserName(req.headers.get('user-agent'));
  await db.insert(sessionDetails).values({ sessionId: session.id, begunAt: now, browser });
  await removeEnded(req);
};

/** In the transaction in which Payload has just written the sessions of the account as they were a moment ago. */
export const keepEnded: CollectionAfterRefreshHook = ({ req }) => removeEnded(req);

async function removeEnded(req: PayloadRequest): Promise<void> {
  const db = await databaseOf(req.payload, req);
  await db.execute(sql`
    DELETE FROM users_sessions
     WHERE id IN (SELECT session_id FROM session_details WHERE ended_at IS NOT NULL)`);
}
