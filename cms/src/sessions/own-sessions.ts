import { inArray, sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { unknownBrowser } from '../configuration/unknown-browser.ts';
import { textFor } from '../language/staff-text.ts';
import type { User } from '../generated/payload-types.ts';
import { idleSeconds, isOver } from '../sign-in/session-lifetime.ts';
import { sessionDetails } from './tables.ts';

/** One of the places where somebody is signed in. */
export interface OwnSession {
  id: string;
  browser: string;
  begunAt: string;
  /** When it was last prolonged, which open pages do by themselves while they are used. */
  usedAt: string;
  isThis: boolean;
}

const presentOf = ({ sessions }: User, now: Date) => (sessions ?? []).filter((one) => !isOver(one, now));

/** The session that a request came with. */
const sidOf = (req: PayloadRequest) => (req.user as { _sid?: string } | null)?._sid;

/** This one first, then by their last use. */
export async function listSessions(req: PayloadRequest, user: User, now: Date): Promise<OwnSession[]> {
  const present = presentOf(user, now);
  const details = await req.payload.db.drizzle
    .select()
    .from(sessionDetails)
    .where(
      inArray(
        sessionDetails.sessionId,
        present.map(({ id }) => id),
      ),
    );
  const browsers = new Map(details.map(({ sessionId, browser }) => [sessionId, browser]));
  return present
    .map(({ id, createdAt, expiresAt }) => ({
      id,
      browser: browsers.get(id) ?? textFor(req, unknownBrowser),
      begunAt: new Date(createdAt ?? expiresAt).toISOString(),
      usedAt: new Date(Date.parse(expiresAt) - idleSeconds * 1000).toISOString(),
      isThis: id === sidOf(req),
    }))
    .toSorted((a, b) => Number(b.isThis) - Number(a.isThis) || b.usedAt.localeCompare(a.usedAt));
}

/**
 * Ends sessions of an account at once, on every copy of the CMS.
 *
 * @returns how many; fewer than were asked for when some had ended already
 */
async function endSessions(
  req: PayloadRequest,
  user: User,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  return req.payload.db.drizzle.transaction(async (trx) => {
    // Payload changes an account's sessions together with its row; what follows waits for that.
    await trx.execute(sql`SELECT FROM users WHERE id = ${user.id} FOR UPDATE`);
    const { rows } = await trx.execute<{ id: string }>(sql`
      DELETE FROM users_sessions WHERE _parent_id = ${user.id} AND id IN ${[...ids]} RETURNING id`);
    for (const { id } of rows) {
      await trx
        .insert(sessionDetails)
        .values({ sessionId: id, begunAt: now, endedAt: now })
        .onConflictDoUpdate({ target: sessionDetails.sessionId, set: { endedAt: now } });
    }
    return rows.length;
  });
}

/** Ends one of somebody's own sessions. @returns whether there was such a one */
export async function endSession(req: PayloadRequest, user: User, id: string, now: Date): Promise<boolean> {
  return (await endSessions(req, user, [id], now)) > 0;
}

/** Ends all of somebody's sessions but the one that asks. */
export async function endOtherSessions(req: PayloadRequest, user: User, now: Date): Promise<number> {
  const others = (user.sessions ?? []).map(({ id }) => id).filter((id) => id !== sidOf(req));
  return others.length === 0 ? 0 : endSessions(req, user, others, now);
}
