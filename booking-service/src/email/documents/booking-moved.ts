import { dateTimeKst } from 'shared/time/display.ts';
import type { MailFacts } from '../base/facts.ts';
import { mailMessages } from '../messages/messages.ts';
import type { MailDocument } from './document.ts';
import { bringSection, cafeNameOf, choiceFacts, footerOf, placeFact, whenOf } from './parts.ts';
import { policySection } from './policy.ts';

/** Staff have given a Klook booking its time, or moved a session. */
export function bookingMoved(facts: MailFacts): MailDocument {
  const messages = mailMessages[facts.locale];
  const { moved, labels } = messages;
  const when = facts.startsAt ? dateTimeKst(facts.startsAt) : '';
  return {
    locale: facts.locale,
    subject: moved.subject(facts.id, when),
    preheader: moved.preheader(when),
    cafeName: cafeNameOf(facts, messages),
    lamp: moved.lamp,
    heading: moved.heading,
    intro: [messages.hello(facts.name), moved.intro],
    ticket: {
      when: whenOf(facts, messages, labels.session),
      number: { label: labels.bookingNumber, value: facts.id },
      facts: [...placeFact(facts, messages), ...choiceFacts(facts, messages)],
      bill: null,
    },
    sections: [bringSection(facts, messages), policySection(facts, messages)],
    footer: footerOf(facts, messages),
  };
}
