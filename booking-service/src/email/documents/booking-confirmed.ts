import { formatWon } from 'shared/pricing/won.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import type { MailFacts } from '../base/facts.ts';
import { linkable } from './html.ts';
import { mailMessages } from '../messages/messages.ts';
import type { MailMessages } from '../messages/messages.ts';
import type { Fact, MailDocument } from './document.ts';
import {
  billOf,
  bringSection,
  cafeNameOf,
  choiceFacts,
  footerOf,
  isFree,
  placeFact,
  whenOf,
} from './parts.ts';
import { policySection } from './policy.ts';

function paymentFact(facts: MailFacts, messages: MailMessages): Fact[] {
  if (!facts.payment) return [];
  const { method, approvedAt } = facts.payment;
  return [
    {
      label: messages.labels.payment,
      value: messages.method(method),
      note: messages.paidAt(dateTimeKst(approvedAt)),
    },
  ];
}

/** A direct booking that has been paid, or is free: the ticket, the receipt, what to bring, the policy it was sold under. */
export function bookingConfirmed(facts: MailFacts): MailDocument {
  const messages = mailMessages[facts.locale];
  const texts = messages.confirmed;
  const place = placeFact(facts, messages);
  const free = isFree(facts);
  const receipt = linkable(facts.payment?.receiptUrl);
  return {
    locale: facts.locale,
    subject: texts.subject(facts.id, facts.startsAt ? dateTimeKst(facts.startsAt) : ''),
    preheader: free
      ? texts.freePreheader(place[0]?.value ?? '')
      : texts.preheader(formatWon(facts.totalPriceWon), place[0]?.value ?? ''),
    cafeName: cafeNameOf(facts, messages),
    lamp: texts.lamp,
    heading: texts.heading,
    intro: [messages.hello(facts.name), free ? texts.freeIntro : texts.intro],
    ticket: {
      when: whenOf(facts, messages, messages.labels.session),
      number: { label: messages.labels.bookingNumber, value: facts.id },
      facts: [...place, ...choiceFacts(facts, messages), ...paymentFact(facts, messages)],
      bill: billOf(facts, messages, free ? messages.labels.total : messages.labels.paid),
    },
    action: receipt ? { label: messages.receipt, href: receipt } : undefined,
    sections: [bringSection(facts, messages), policySection(facts, messages)],
    footer: footerOf(facts, messages),
  };
}
