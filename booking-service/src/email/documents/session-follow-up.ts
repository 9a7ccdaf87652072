import { localized } from 'shared/languages/localized-text.ts';
import type { SessionMails } from 'shared/session-mails/session-mails.ts';
import type { MailFacts } from '../base/facts.ts';
import { sessionMailWords } from '../messages/session-mails.ts';
import type { MailDocument } from './document.ts';
import { linkable } from './html.ts';
import { paragraphsOf } from './paragraphs.ts';
import { cafeNameOf, footerOf } from './parts.ts';
import { greeting, messagesFor, singerFact, subjectNumber } from './party.ts';
import { whenOf } from './when.ts';

/** A session was yesterday: what staff would like to know of it, and where to say it. */
export function sessionFollowUp(facts: MailFacts, words: SessionMails['followUp']): MailDocument {
  const messages = messagesFor(facts);
  const { followUp: texts } = sessionMailWords[facts.locale];
  const paragraphs = paragraphsOf(localized(words.text, facts.locale));
  const href = linkable(words.url);
  return {
    locale: facts.locale,
    subject: texts.subject(subjectNumber(facts)),
    preheader: paragraphs[0] ?? '',
    cafeName: cafeNameOf(facts, messages),
    lamp: texts.lamp,
    heading: localized(words.heading, facts.locale),
    intro: [greeting(facts, messages)],
    body: paragraphs,
    ticket: {
      when: whenOf(facts, messages, messages.labels.session),
      number: { label: messages.labels.bookingNumber, value: facts.id },
      facts: singerFact(facts),
      bill: null,
    },
    action: href ? { label: texts.review, href } : undefined,
    sections: [],
    footer: footerOf(facts, messages),
  };
}
