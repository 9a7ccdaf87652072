import { dateTimeKst } from 'shared/time/display.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { MailFacts, SingerFacts } from '../base/facts.ts';
import type { MailMessages } from '../messages/messages.ts';
import { partyMessages } from '../messages/party.ts';
import type { MailDocument } from './document.ts';
import { areSeveral, singersOf } from './party.ts';

interface Span {
  from: Date;
  until: Date;
}

/** When they sing, earliest first; sessions that follow each other are one. */
function spansOf(singers: readonly SingerFacts[]): Span[] {
  const sessions = singers.flatMap(({ startsAt: from, slotMinutes }) =>
    from ? [{ from, until: new Date(from.getTime() + slotMinutes * 60_000) }] : [],
  );
  const spans: Span[] = [];
  for (const session of sessions.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    const last = spans.at(-1);
    if (last?.until.getTime() === session.from.getTime()) last.until = session.until;
    else spans.push({ ...session });
  }
  return spans;
}

const clock = ({ from, until }: Span) => `${seoulWallClock(from).time}–${seoulWallClock(until).time}`;
const dateOf = ({ from }: Span) => seoulWallClock(from).date;
const areOnOneDay = (spans: readonly Span[]) => new Set(spans.map(dateOf)).size < 2;

/** The first start of those whom the mail is about; null while there is none. */
export const firstStart = (facts: MailFacts): Date | null => spansOf(singersOf(facts))[0]?.from ?? null;

/** "2026-11-20 14:30 KST": the first start, as subjects say it; empty while there is none. */
export function firstStartText(facts: MailFacts): string {
  const first = firstStart(facts);
  return first ? dateTimeKst(first) : '';
}

/** When all of them sing, one after the other; null where they do not, or no time is known. */
export function commonSpan(facts: MailFacts): Span | null {
  const [first, second] = spansOf(singersOf(facts));
  return first && !second ? first : null;
}

/** The start that all of them come for; null where each has their own, or none is known. */
export const commonStart = (facts: MailFacts): Date | null => commonSpan(facts)?.from ?? null;

/** "Friday 20 November 2026" and "14:30–14:40 KST"; Klook's word for it while staff have not entered the time. */
export function whenOf(
  facts: MailFacts,
  messages: MailMessages,
  label: string,
): MailDocument['ticket']['when'] {
  const spans = spansOf(singersOf(facts));
  const [first] = spans;
  if (!first) return { label, date: messages.klook.pendingTime, time: null };
  // Each one's day and time stands with the singer.
  if (!areOnOneDay(spans)) {
    return { label, date: partyMessages[facts.locale].sessions(singersOf(facts).length), time: null };
  }
  return { label, date: messages.longDate(dateOf(first)), time: `${spans.map(clock).join(', ')} KST` };
}

/** "14:30–14:40 KST": when one of them sings, with the day where they do not all sing on the same. */
export function singerTime(singer: SingerFacts, facts: MailFacts): string | null {
  const [span] = spansOf([singer]);
  if (!span) return null;
  const day = areSeveral(facts) && !areOnOneDay(spansOf(singersOf(facts))) ? `${dateOf(span)} ` : '';
  return `${day}${clock(span)} KST`;
}
