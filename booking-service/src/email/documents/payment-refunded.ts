import { formatWon } from 'shared/pricing/won.ts';
import type { MailFacts } from '../facts.ts';
import { mailMessages } from '../messages/messages.ts';
import type { MailDocument } from './document.ts';
import { cafeNameOf, contactOf, footerOf, whenOf } from './parts.ts';

/** Money taken for a session that can no longer be given: an apology, the amount, and when it arrives. */
export function paymentRefunded(facts: MailFacts, amountWon: number): MailDocument {
  const messages = mailMessages[facts.locale];
  const texts = messages.refunded;
  const amount = formatWon(amountWon);
  const contact = contactOf(facts);
  return {
    locale: facts.locale,
    subject: texts.subject(facts.bookingId, amount),
    preheader: texts.preheader(amount),
    cafeName: cafeNameOf(facts, messages),
    lamp: texts.lamp,
    heading: texts.heading,
    intro: [messages.hello(facts.name), texts.intro(amount)],
    ticket: {
      when: whenOf(facts, messages, texts.sessionLabel),
      number: { label: messages.labels.bookingNumber, value: facts.bookingId },
      facts: [],
      bill: { rows: [], total: { label: messages.labels.refund, amount } },
    },
    action: { label: messages.bookAgain, href: new URL('/#booking', facts.siteOrigin).href },
    sections: [
      {
        title: texts.moneyTitle,
        items: [texts.arrival, texts.nothingToDo, ...(contact ? [texts.missing(contact)] : [])],
      },
    ],
    footer: footerOf(facts, messages),
  };
}
