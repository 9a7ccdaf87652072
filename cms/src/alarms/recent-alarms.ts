import { desc, gte } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { dateTimeKst } from 'shared/time/display.ts';
import { signInAlarms } from './tables.ts';

const shownMs = 7 * 86_400_000;
const mostShown = 5;

type Row = typeof signInAlarms.$inferSelect;

function sentenceOf({ kind, browser }: Row, account: string): string {
  switch (kind) {
    case 'account-guesses':
      return `${account}: wrong passwords, as many as the limit allows`;
    case 'address-guesses':
      return 'One network address: wrong passwords, as many as the limit allows';
    case 'new-browser':
      return `${account}: signed in with a new browser, ${browser ?? 'unknown'}`;
    default:
      return kind satisfies never;
  }
}

interface RecentAlarms {
  /** The newest, each with its time in Seoul. */
  lines: { at: string; sentence: string }[];
  /** How many more there were. */
  more: number;
}

/** What managers should know about the sign-ins of the last seven days. */
export async function recentAlarms(payload: Payload, now = Date.now()): Promise<RecentAlarms> {
  const db = payload.db.drizzle;
  const isRecent = gte(signInAlarms.at, new Date(now - shownMs));
  const shown = await db
    .select()
    .from(signInAlarms)
    .where(isRecent)
    .orderBy(desc(signInAlarms.at))
    .limit(mostShown);
  const all = await db.$count(signInAlarms, isRecent);
  const ids = shown.flatMap(({ userId }) => userId ?? []);
  const { docs } = await payload.find({ collection: 'users', where: { id: { in: ids } }, pagination: false });
  const emails = new Map(docs.map(({ id, email }) => [id, email]));
  return {
    lines: shown.map((row) => ({
      at: dateTimeKst(row.at),
      sentence: sentenceOf(row, emails.get(row.userId ?? 0) ?? 'An account that is gone'),
    })),
    more: all - shown.length,
  };
}
