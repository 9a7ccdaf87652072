import { formatWon } from 'shared/pricing/won.ts';
import type { MailFacts } from '../base/facts.ts';
import { mailMessages } from '../messages/messages.ts';
import type { MailMessages } from '../messages/messages.ts';
import type { MailDocument } from './document.ts';
import { billOf } from './bill.ts';
import { choiceFacts, factOf } from './choices.ts';
import { bringSection, cafeNameOf, footerOf, placeFact } from './parts.ts';
import { policySection } from './policy.ts';
import { whenOf } from './when.ts';

/** A Klook booking completed on the site: pending until staff confirm it; add-ons are paid at the studio. */
export function klookCompleted(facts: MailFacts): MailDocument {
  return klookTicket(facts, mailMessages[facts.locale].klook);
}

/** A Klook booking that staff have confirmed. */
export function klookConfirmed(facts: MailFacts): MailDocument {
  return klookTicket(facts, mailMessages[facts.locale].klookConfirmed);
}

type Texts = Pick<MailMessages['klook'], 'lamp' | 'subject' | 'preheader' | 'heading' | 'intro'>;

function klookTicket(facts: MailFacts, texts: Texts): MailDocument {
  const messages = mailMessages[facts.locale];
  const { klook, labels } = messages;
  const due =
    facts.totalPriceWon > 0 ? klook.payAtStudio(formatWon(facts.totalPriceWon)) : klook.nothingToPay;
  return {
    locale: facts.locale,
    subject: texts.subject(facts.id),
    preheader: texts.preheader,
    cafeName: cafeNameOf(facts, messages),
    lamp: texts.lamp,
    heading: texts.heading,
    intro: [messages.hello(facts.name), texts.intro],
    ticket: {
      when: whenOf(facts, messages, labels.session),
      number: { label: labels.bookingNumber, value: facts.id },
      facts: [
        ...factOf(labels.klookId, facts.klookBookingId),
        ...placeFact(facts, messages),
        ...choiceFacts(facts, messages),
      ],
      bill: { ...billOf(facts, messages, klook.payAtStudioTotal), note: due },
    },
    sections: [bringSection(facts, messages), policySection(facts, messages)],
    footer: footerOf(facts, messages),
  };
}
