import { formatWon } from 'shared/pricing/won.ts';
import type { MailFacts } from '../facts.ts';
import { mailMessages } from '../messages/messages.ts';
import type { MailDocument } from './document.ts';
import { cafeNameOf, contactOf, footerOf, whenOf } from './parts.ts';

/** Staff have refunded a booking, wholly or in part: how much, for which booking, and when it arrives. */
export function bookingRefunded(facts: MailFacts, amountWon: number): MailDocument {
  const messages = mailMessages[facts.locale];
  const { bookingRefunded: texts, refunded } = messages;
  const amount = formatWon(amountWon);
  const contact = contactOf(facts);
  return {
    locale: facts.locale,
    subject: texts.subject(facts.bookingId, amount),
    preheader: texts.preheader(amount),
    cafeName: cafeNameOf(facts, messages),
    lamp: refunded.lamp,
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
        title: refunded.moneyTitle,
        items: [refunded.arrival, refunded.nothingToDo, ...(contact ? [refunded.missing(contact)] : [])],
      },
    ],
    footer: footerOf(facts, messages),
  };
}
