import { desc, gte } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { StaffLanguage } from 'shared/auth/staff-languages.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import { unknownBrowser } from '../configuration/unknown-browser.ts';
import { signInAlarms, type AlarmKind } from './tables.ts';

const shownMs = 7 * 86_400_000;
const mostShown = 5;

type Row = typeof signInAlarms.$inferSelect;

interface Words {
  gone: string;
  sentences: Record<AlarmKind, (account: string, browser: string) => string>;
}

const words: Record<StaffLanguage, Words> = {
  en: {
    gone: 'An account that is gone',
    sentences: {
      'account-guesses': (account) => `${account}: wrong passwords, as many as the limit allows`,
      'address-guesses': () => 'One network address: wrong passwords, as many as the limit allows',
      'new-browser': (account, browser) => `${account}: signed in with a new browser, ${browser}`,
    },
  },
  ko: {
    gone: '삭제된 계정',
    sentences: {
      'account-guesses': (account) => `${account}: 틀린 비밀번호를 한도까지 입력`,
      'address-guesses': () => '한 네트워크 주소에서 틀린 비밀번호를 한도까지 입력',
      'new-browser': (account, browser) => `${account}: 새 브라우저에서 로그인, ${browser}`,
    },
  },
};

interface RecentAlarms {
  /** The newest, each with its time in Seoul. */
  lines: { at: string; sentence: string }[];
  /** How many more there were. */
  more: number;
}

/** What managers should know about the sign-ins of the last seven days. */
export async function recentAlarms(
  payload: Payload,
  language: StaffLanguage,
  now = Date.now(),
): Promise<RecentAlarms> {
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
  const { gone, sentences } = words[language];
  const sentenceOf = ({ kind, browser, userId }: Row) =>
    sentences[kind](emails.get(userId ?? 0) ?? gone, browser ?? unknownBrowser[language]);
  return {
    lines: shown.map((row) => ({
      at: dateTimeKst(row.at),
      sentence: sentenceOf(row),
    })),
    more: all - shown.length,
  };
}
