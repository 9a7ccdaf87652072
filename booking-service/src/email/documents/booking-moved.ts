import type { MailFacts } from '../base/facts.ts';
import type { MailDocument } from './document.ts';
import { bringSection, cafeNameOf, footerOf, sessionFacts } from './parts.ts';
import { greeting, messagesFor, othersStand, subjectNumber } from './party.ts';
import { policySection } from './policy.ts';
import { firstStartText, whenOf } from './when.ts';

/** Staff have given a Klook booking its time, or moved a session. */
export function bookingMoved(facts: MailFacts): MailDocument {
  const messages = messagesFor(facts);
  const { moved, labels } = messages;
  const when = firstStartText(facts);
  return {
    locale: facts.locale,
    subject: moved.subject(subjectNumber(facts), when),
    preheader: moved.preheader(when),
    cafeName: cafeNameOf(facts, messages),
    lamp: moved.lamp,
    heading: moved.heading,
    intro: [greeting(facts, messages), moved.intro, ...othersStand(facts)],
    ticket: {
      when: whenOf(facts, messages, labels.session),
      number: { label: labels.bookingNumber, value: facts.id },
      ...sessionFacts(facts, messages),
      bill: null,
    },
    sections: [bringSection(facts, messages), policySection(facts, messages)],
    footer: footerOf(facts, messages),
  };
}
