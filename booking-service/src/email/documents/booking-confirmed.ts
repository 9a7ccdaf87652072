import { googleCalendarLink } from 'shared/bookings/google-calendar-link.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { comesBy } from 'shared/slots/arrival.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { MailFacts, PaymentFacts } from '../base/facts.ts';
import { linkable } from './html.ts';
import { ownPageWords } from '../messages/own-page.ts';
import type { MailMessages } from '../messages/messages.ts';
import type { Fact, MailDocument } from './document.ts';
import { billedWon, billOf, isFree } from './bill.ts';
import { arriveText, bringSection, cafeNameOf, footerOf, placeFact, sessionFacts } from './parts.ts';
import { greeting, messagesFor, subjectNumber } from './party.ts';
import { policySection } from './policy.ts';
import { commonSpan, firstStartText, whenOf } from './when.ts';

function paymentFact(facts: MailFacts, messages: MailMessages): Fact[] {
  if (!facts.payment) return [];
  const { approvedAt } = facts.payment;
  return [
    {
      label: messages.labels.payment,
      value: meansOf(facts.payment, messages),
      note: messages.paidAt(dateTimeKst(approvedAt)),
    },
  ];
}

/** "Card", "Gift card", or both with their sums. */
function meansOf({ method, cardWon, giftWon }: PaymentFacts, messages: MailMessages): string {
  const card = messages.method(method);
  if (giftWon === 0) return card;
  if (cardWon === 0) return messages.giftCard;
  return `${card} ${formatWon(cardWon)}, ${messages.giftCard} ${formatWon(giftWon)}`;
}

/** Into the guest's calendar in one step, for those who sing in a row; the mail has a file for every other calendar. */
function calendarLink(facts: MailFacts, messages: MailMessages): { label: string; href: string }[] {
  const span = commonSpan(facts);
  if (!span) return [];
  const href = googleCalendarLink({
    title: `${messages.labels.sessionFee} ${seoulWallClock(span.from).time} · ${cafeNameOf(facts, messages)}`,
    start: comesBy(span.from, facts.arrival),
    end: span.until,
    place: placeFact(facts, messages)[0]?.value ?? '',
    details: [`${messages.labels.bookingNumber}: ${facts.id}`, arriveText(facts, messages)].join('\n'),
  });
  return [{ label: messages.addToCalendar, href }];
}

function mapLink(facts: MailFacts, messages: MailMessages): { label: string; href: string }[] {
  const href = placeFact(facts, messages)[0]?.href;
  return href ? [{ label: messages.openMap, href }] : [];
}

/**
 * Direct bookings that have been paid, or are free: the ticket, the ways to the guest's own page, into the calendar and to the
 * cafe, what to bring, the policy they were sold under, and last the receipt.
 */
export function bookingConfirmed(facts: MailFacts): MailDocument {
  const messages = messagesFor(facts);
  const texts = messages.confirmed;
  const place = placeFact(facts, messages)[0]?.value ?? '';
  const session = sessionFacts(facts, messages);
  const free = isFree(facts);
  const receipt = linkable(facts.payment?.receiptUrl);
  return {
    locale: facts.locale,
    subject: texts.subject(subjectNumber(facts), firstStartText(facts)),
    preheader: free ? texts.freePreheader(place) : texts.preheader(formatWon(billedWon(facts)), place),
    cafeName: cafeNameOf(facts, messages),
    lamp: texts.lamp,
    heading: texts.heading,
    intro: [greeting(facts, messages), free ? texts.freeIntro : texts.intro],
    ticket: {
      when: whenOf(facts, messages, messages.labels.session),
      number: { label: messages.labels.bookingNumber, value: facts.id },
      facts: [...session.facts, ...paymentFact(facts, messages)],
      singers: session.singers,
      bill: billOf(facts, messages, free ? messages.labels.total : messages.labels.paid),
    },
    ownPageLeads: true,
    links: [...calendarLink(facts, messages), ...mapLink(facts, messages)],
    code: { number: facts.id, ...ownPageWords[facts.locale].code },
    last: receipt ? { label: messages.receipt, href: receipt } : undefined,
    sections: [bringSection(facts, messages), policySection(facts, messages)],
    footer: footerOf(facts, messages),
  };
}
