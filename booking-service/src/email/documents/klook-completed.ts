import { formatWon } from 'shared/pricing/won.ts';
import type { MailFacts } from '../facts.ts';
import { mailMessages } from '../messages/messages.ts';
import type { MailDocument } from './document.ts';
import { billOf, bringSection, cafeNameOf, choiceFacts, footerOf, placeFact, whenOf } from './parts.ts';
import { policySection } from './policy.ts';

/** A Klook booking completed on the site: pending until staff confirm it; add-ons are paid at the studio. */
export function klookCompleted(facts: MailFacts): MailDocument {
  const messages = mailMessages[facts.locale];
  const texts = messages.klook;
  const due =
    facts.totalPriceWon > 0 ? texts.payAtStudio(formatWon(facts.totalPriceWon)) : texts.nothingToPay;
  return {
    locale: facts.locale,
    subject: texts.subject(facts.bookingId),
    preheader: texts.preheader,
    cafeName: cafeNameOf(facts, messages),
    lamp: texts.lamp,
    heading: texts.heading,
    intro: [messages.hello(facts.name), texts.intro],
    ticket: {
      when: whenOf(facts, messages, messages.labels.session),
      number: { label: messages.labels.bookingNumber, value: facts.bookingId },
      facts: [
        { label: messages.labels.klookId, value: facts.klookBookingId ?? '' },
        ...placeFact(facts, messages),
        ...choiceFacts(facts, messages),
      ],
      bill: { ...billOf(facts, messages, texts.payAtStudioTotal), note: due },
    },
    sections: [bringSection(facts, messages), policySection(facts, messages)],
    footer: footerOf(facts, messages),
  };
}
