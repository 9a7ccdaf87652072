import type { Queryable } from '../platform/database.ts';
import { liveSession, liveSince } from './sessions.store.ts';
import type { SessionUser } from './sessions.store.ts';
import { hashToken } from './tokens.ts';

const TICKET_MS = 60_000;

/** A ticket that opens a session of the CMS, behind the staff session of this token. */
export async function insertTicket(
  db: Queryable,
  { ticket, sessionToken, now }: { ticket: string; sessionToken: string; now: Date },
): Promise<void> {
  await db.query(
    `INSERT INTO cms_sessions (session_id, ticket_hash, created_at)
     SELECT id, $2, $3 FROM sessions WHERE token_hash = $1`,
    [hashToken(sessionToken), hashToken(ticket), now],
  );
}

/** Takes a ticket; undefined for one that was taken before, is too old, or never was. Of two at once one gets it. */
export async function takeTicket(db: Queryable, ticket: string, now: Date): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>(
    `UPDATE cms_sessions SET ticket_hash = NULL WHERE ticket_hash = $1 AND created_at > $2 RETURNING id`,
    [hashToken(ticket), new Date(now.getTime() - TICKET_MS)],
  );
  return rows[0]?.id;
}

/** The account behind a session of the CMS, while the staff session that it came from lasts. */
export async function findCmsSession(db: Queryable, id: number, now: Date): Promise<SessionUser | undefined> {
  const { rows } = await db.query<SessionUser>(
    `${liveSession} AND s.id = (SELECT session_id FROM cms_sessions WHERE id = $1 AND ticket_hash IS NULL)`,
    [id, ...liveSince(now)],
  );
  return rows[0];
}
