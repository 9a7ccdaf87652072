import { formatWon } from 'shared/pricing/won.ts';
import type { WhyConfirmedAgain } from '../base/email.ts';
import type { MailFacts } from '../base/facts.ts';
import type { MailDocument } from './document.ts';
import { billedWon, billOf, isFree } from './bill.ts';
import { factOf } from './choices.ts';
import { bringSection, cafeNameOf, footerOf, sessionFacts } from './parts.ts';
import { greeting, messagesFor, othersStand, standingFor, subjectNumber } from './party.ts';
import { policySection } from './policy.ts';
import { firstStartText, whenOf } from './when.ts';

/** A booking stands, and an earlier mail of ours said otherwise: what no longer holds comes first. */
export function bookingConfirmedAgain(facts: MailFacts, why: WhyConfirmedAgain): MailDocument {
  const messages = messagesFor(facts);
  const { again: texts } = standingFor(facts);
  const session = sessionFacts(facts, messages);
  const { labels, klook } = messages;
  const isKlook = facts.bookingType === 'klook';
  return {
    locale: facts.locale,
    subject: texts.subject(subjectNumber(facts), firstStartText(facts)),
    preheader: texts.preheader,
    cafeName: cafeNameOf(facts, messages),
    lamp: texts.lamp,
    heading: texts.heading,
    intro: [greeting(facts, messages), texts[why], ...othersStand(facts)],
    ticket: {
      when: whenOf(facts, messages, labels.session),
      number: { label: labels.bookingNumber, value: facts.id },
      facts: [...factOf(labels.klookId, facts.klookBookingId), ...session.facts],
      singers: session.singers,
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
  const { bookingType, totalPriceWon, money } = facts;
  const { klook } = messagesFor(facts);
  const { again } = standingFor(facts);
  const total = formatWon(billedWon(facts));
  if (bookingType === 'klook') return totalPriceWon > 0 ? klook.payAtStudio(total) : klook.nothingToPay;
  if (money.state === 'none') return again.unpaid(total);
  const isPaidInFull = money.state === 'paid' && money.paidWon >= billedWon(facts);
  const isUntouched = isPaidInFull && money.refundedWon === 0 && !money.isRefundUnderWay;
  return isUntouched ? again.paid(total) : again.separately;
}
