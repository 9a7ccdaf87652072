import { formatWon } from 'shared/pricing/won.ts';
import type { WhyPaidBack } from '../base/email.ts';
import type { MailFacts } from '../base/facts.ts';
import { mailMessages } from '../messages/messages.ts';
import type { MailDocument } from './document.ts';
import { cafeNameOf, contactOf, footerOf, whenOf } from './parts.ts';

/**
 * Money goes back: how much, for which booking, and when it arrives. `by-staff`: wholly or in part, because staff decided
 * so; `not-honoured`: all of it, with an apology, for a session that can no longer be given; `paid-twice`: a second payment,
 * while the booking stands; `wrong-amount`: all of a payment of another amount than was asked for.
 */
export function refunded(facts: MailFacts, amountWon: number, why: 'by-staff' | WhyPaidBack): MailDocument {
  const messages = mailMessages[facts.locale];
  const { money } = messages.refunded;
  const texts = messages.refunded[why];
  const amount = formatWon(amountWon);
  const contact = contactOf(facts);
  return {
    locale: facts.locale,
    subject: texts.subject(facts.id, amount),
    preheader: texts.preheader(amount),
    cafeName: cafeNameOf(facts, messages),
    lamp: messages.refunded.lamp,
    heading: texts.heading,
    intro: [messages.hello(facts.name), texts.intro(amount)],
    ticket: {
      when: whenOf(facts, messages, texts.sessionLabel),
      number: { label: messages.labels.bookingNumber, value: facts.id },
      facts: [],
      bill: { rows: [], total: { label: messages.labels.refund, amount } },
    },
    action:
      why === 'paid-twice'
        ? undefined
        : { label: messages.bookAgain, href: new URL('/#booking', facts.siteOrigin).href },
    sections: [
      {
        title: money.title,
        items: [money.arrival, money.nothingToDo, ...(contact ? [money.missing(contact)] : [])],
      },
    ],
    footer: footerOf(facts, messages),
  };
}
