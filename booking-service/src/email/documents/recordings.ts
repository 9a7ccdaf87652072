import { longDateIn } from 'shared/time/long-date.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { RecordingNews } from '../base/email.ts';
import type { MailFacts } from '../base/facts.ts';
import { recordingWords } from '../messages/recordings.ts';
import type { RecordingWords } from '../messages/recordings.ts';
import type { MailDocument } from './document.ts';
import { cafeNameOf, footerOf } from './parts.ts';
import { greeting, messagesFor, singerFact, subjectNumber } from './party.ts';
import { whenOf } from './when.ts';

/** To the minute: who comes in the evening of that day is to know. */
function untilOf(facts: MailFacts, { keptUntil }: RecordingNews): string {
  const { date, time } = seoulWallClock(keptUntil);
  return `${longDateIn(facts.locale)(date)} ${time}`;
}

function about(
  facts: MailFacts,
  news: RecordingNews,
  href: string,
  said: Pick<RecordingWords['ready'], 'lamp' | 'subject' | 'heading' | 'intro' | 'section'> & {
    preheader: string;
  },
): MailDocument {
  const messages = messagesFor(facts);
  const { open, files, kept, kinds } = recordingWords[facts.locale];
  const until = untilOf(facts, news);
  const names = [...new Set(news.kinds.map((kind) => kinds[kind]))];
  return {
    locale: facts.locale,
    subject: said.subject(subjectNumber(facts)),
    preheader: said.preheader,
    cafeName: cafeNameOf(facts, messages),
    lamp: said.lamp,
    heading: said.heading,
    intro: [greeting(facts, messages), said.intro],
    ticket: {
      when: whenOf(facts, messages, messages.labels.session),
      number: { label: messages.labels.bookingNumber, value: facts.id },
      facts: [
        ...singerFact(facts),
        { label: files, value: names.join(' · ') },
        { label: kept, value: until },
      ],
      bill: null,
    },
    action: { label: open, href },
    sections: [{ title: said.section.title, items: said.section.items(until) }],
    footer: footerOf(facts, messages),
  };
}

/** Recordings of a session are ready to be listened to and saved. */
export function recordingsReady(facts: MailFacts, news: RecordingNews, href: string): MailDocument {
  const { ready } = recordingWords[facts.locale];
  return about(facts, news, href, { ...ready, preheader: ready.preheader(news.kinds.length) });
}

/** They will be deleted in a week. */
export function recordingsEnding(facts: MailFacts, news: RecordingNews, href: string): MailDocument {
  const { ending } = recordingWords[facts.locale];
  return about(facts, news, href, { ...ending, preheader: ending.preheader(untilOf(facts, news)) });
}
