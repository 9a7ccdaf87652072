import { and, eq, gt, lt } from '@payloadcms/db-postgres/drizzle';
import type { Queries } from './queries.ts';
import { challenges } from './tables.ts';
import { ticketValidMs } from './tickets.ts';

export async function keepChallenge(
  db: Queries,
  userId: number,
  challenge: string,
  now: Date,
): Promise<void> {
  await db.delete(challenges).where(lt(challenges.expiresAt, now));
  const expiresAt = new Date(now.getTime() + ticketValidMs);
  await db.insert(challenges).values({ challenge, userId, expiresAt });
}

/** The challenge that a browser says it answers. */
function challengeIn(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const isNamed = typeof data === 'object' && data !== null && 'challenge' in data;
    return isNamed ? String(data.challenge) : '';
  } catch {
    return '';
  }
}

/** The challenge of an answer, when it was put to this account and not answered before. */
export async function takeChallenge(
  db: Queries,
  userId: number,
  { clientDataJSON }: { clientDataJSON: string },
  now: Date,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  const isOpen = and(
    eq(challenges.challenge, challenge),
    eq(challenges.userId, userId),
    gt(challenges.expiresAt, now),
  );
  const taken = await db.delete(challenges).where(isOpen).returning({ challenge: challenges.challenge });
  return taken.length === 1 ? challenge : null;
}
