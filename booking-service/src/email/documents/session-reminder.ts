import { localized } from 'shared/languages/localized-text.ts';
import { formatWon } from 'shared/pricing/won.ts';
import type { SessionMails } from 'shared/session-mails/session-mails.ts';
import type { MailFacts } from '../base/facts.ts';
import { sessionMailWords } from '../messages/session-mails.ts';
import { billedWon } from './bill.ts';
import { factOf } from './choices.ts';
import type { MailDocument } from './document.ts';
import { paragraphsOf } from './paragraphs.ts';
import { arriveText, bringSection, cafeNameOf, footerOf, sessionFacts } from './parts.ts';
import { greeting, messagesFor, singersOf, subjectNumber } from './party.ts';
import { firstStartText, whenOf } from './when.ts';

/** A session comes up: when to come, what to bring, and what staff have to say. */
export function sessionReminder(facts: MailFacts, words: SessionMails['reminder']): MailDocument {
  const messages = messagesFor(facts);
  const { reminder: texts } = sessionMailWords[facts.locale];
  const when = firstStartText(facts);
  const session = sessionFacts(facts, messages);
  const isToPay = facts.bookingType === 'klook' && billedWon(facts) > 0;
  return {
    locale: facts.locale,
    subject: texts.subject(subjectNumber(facts), when),
    preheader: arriveText(facts, messages),
    cafeName: cafeNameOf(facts, messages),
    lamp: texts.lamp,
    heading: localized(words.heading, facts.locale),
    intro: [greeting(facts, messages), texts.intro(when, singersOf(facts).length)],
    body: [
      ...paragraphsOf(localized(words.text, facts.locale)),
      ...(isToPay ? [messages.klook.payAtStudio(formatWon(billedWon(facts)))] : []),
    ],
    ticket: {
      when: whenOf(facts, messages, messages.labels.session),
      number: { label: messages.labels.bookingNumber, value: facts.id },
      facts: [...factOf(messages.labels.klookId, facts.klookBookingId), ...session.facts],
      singers: session.singers,
      bill: null,
    },
    sections: [bringSection(facts, messages)],
    footer: footerOf(facts, messages),
  };
}
