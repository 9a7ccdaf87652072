import { formatWon } from 'shared/pricing/won.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import type { WhyConfirmedAgain } from '../base/email.ts';
import type { MailFacts } from '../base/facts.ts';
import { mailMessages } from '../messages/messages.ts';
import { standingMessages } from '../messages/standing.ts';
import type { MailDocument } from './document.ts';
import {
  billOf,
  bringSection,
  cafeNameOf,
  choiceFacts,
  factOf,
  footerOf,
  isFree,
  placeFact,
  whenOf,
} from './parts.ts';
import { policySection } from './policy.ts';

/** A booking stands, and an earlier mail of ours said otherwise: what no longer holds comes first. */
export function bookingConfirmedAgain(facts: MailFacts, why: WhyConfirmedAgain): MailDocument {
  const messages = mailMessages[facts.locale];
  const { again: texts } = standingMessages[facts.locale];
  const { labels, klook } = messages;
  const isKlook = facts.bookingType === 'klook';
  return {
    locale: facts.locale,
    subject: texts.subject(facts.id, facts.startsAt ? dateTimeKst(facts.startsAt) : ''),
    preheader: texts.preheader,
    cafeName: cafeNameOf(facts, messages),
    lamp: texts.lamp,
    heading: texts.heading,
    intro: [messages.hello(facts.name), texts[why]],
    ticket: {
      when: whenOf(facts, messages, labels.session),
      number: { label: labels.bookingNumber, value: facts.id },
      facts: [
        ...factOf(labels.klookId, facts.klookBookingId),
        ...placeFact(facts, messages),
        ...choiceFacts(facts, messages),
      ],
      bill: {
        ...billOf(facts, messages, isKlook ? klook.payAtStudioTotal : labels.total),
        note: moneyNote(facts),
      },
    },
    sections: [bringSection(facts, messages), policySection(facts, messages)],
    footer: footerOf(facts, messages),
  };
}

function moneyNote(facts: MailFacts): string | undefined {
  // The bill below says that it is free.
  if (isFree(facts)) return undefined;
  const { bookingType, locale, totalPriceWon, money } = facts;
  const { klook } = mailMessages[locale];
  const { again } = standingMessages[locale];
  const total = formatWon(totalPriceWon);
  if (bookingType === 'klook') return totalPriceWon > 0 ? klook.payAtStudio(total) : klook.nothingToPay;
  if (money.state === 'none') return again.unpaid(total);
  const isUntouched = money.state === 'paid' && money.refundedWon === 0 && !money.isRefundUnderWay;
  return isUntouched ? again.paid(total) : again.separately;
}
