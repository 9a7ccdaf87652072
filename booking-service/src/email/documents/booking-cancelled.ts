import { addressIn } from 'shared/languages/addresses.ts';
import { formatWon } from 'shared/pricing/won.ts';
import type { MailFacts } from '../base/facts.ts';
import type { StandingMessages } from '../messages/standing.ts';
import type { MailDocument } from './document.ts';
import { factOf, singerBlocks } from './choices.ts';
import { cafeNameOf, footerOf } from './parts.ts';
import { greeting, messagesFor, othersStand, singerFact, standingFor, subjectNumber } from './party.ts';
import { whenOf } from './when.ts';

type Texts = StandingMessages['cancelled'];

/** What its visitor was told goes back. */
export interface CancelledByVisitor {
  refundWon: number;
  /** What of it is back on the gift card that has paid a part. */
  giftWon?: number;
}

/**
 * Staff or the visitor have cancelled a booking: what does not take place, and how the money stands at this moment.
 *
 * @param byVisitor left out where staff have
 */
export function bookingCancelled(facts: MailFacts, byVisitor?: CancelledByVisitor): MailDocument {
  const messages = messagesFor(facts);
  const { cancelled: texts } = standingFor(facts);
  const { paidWon } = facts.money;
  return {
    locale: facts.locale,
    subject: texts.subject(subjectNumber(facts)),
    preheader: texts.preheader,
    cafeName: cafeNameOf(facts, messages),
    lamp: texts.lamp,
    heading: texts.heading,
    intro: [
      greeting(facts, messages),
      byVisitor ? texts.byVisitor.intro : texts.intro,
      ...othersStand(facts),
    ],
    ticket: {
      when: whenOf(facts, messages, texts.sessionLabel),
      number: { label: messages.labels.bookingNumber, value: facts.id },
      facts: [...singerFact(facts), ...factOf(messages.labels.klookId, facts.klookBookingId)],
      singers: singerBlocks(facts, messages),
      bill: paidWon > 0 ? { parts: [], total: { label: texts.paid, amount: formatWon(paidWon) } } : null,
    },
    action:
      facts.bookingType === 'direct'
        ? { label: messages.bookAgain, href: facts.siteOrigin + addressIn(facts.locale, '/#booking') }
        : undefined,
    isOver: true,
    sections: [
      { title: texts.moneyTitle, items: moneyLines(facts, texts, byVisitor, messages.refunded.toGift) },
    ],
    footer: footerOf(facts, messages),
  };
}

/**
 * Only what is so now. Where staff have cancelled, they decide whether and how much goes back, and a mail of its own tells
 * it; visitors have seen it before they did.
 */
function moneyLines(
  { bookingType, addons, money }: MailFacts,
  texts: Texts,
  byVisitor: CancelledByVisitor | undefined,
  toGift: (amount: string) => string,
): string[] {
  if (bookingType === 'klook') {
    return addons.length > 0 ? [texts.klook, texts.extras] : [texts.klook];
  }
  if (money.state === 'none') return [texts.nothingCharged];
  if (money.state === 'checking') return [texts.checking];
  const { paidWon, refundedWon, isRefundUnderWay, isAtCounter } = money;
  const left = formatWon(paidWon - refundedWon);
  const back = refundedWon > 0 ? [texts.wentBack(formatWon(refundedWon))] : [];
  if (byVisitor)
    return [...back, ...linesByPolicy(paidWon - refundedWon, byVisitor, { ...texts.byVisitor, toGift })];
  if (isAtCounter) return refundedWon > 0 ? [] : [texts.notSentYet(left)];
  if (isRefundUnderWay) return [...back, texts.underWay, texts.weWrite];
  if (paidWon === refundedWon) return back;
  return [...back, refundedWon > 0 ? texts.rest(left) : texts.notSentYet(left), texts.weWrite];
}

/** What goes back of the sum that is with us, and what stays. */
function linesByPolicy(
  leftWon: number,
  { refundWon, giftWon = 0 }: CancelledByVisitor,
  { goesBack, toGift, stays, weWrite }: Texts['byVisitor'] & { toGift: (amount: string) => string },
): string[] {
  const cardWon = refundWon - giftWon;
  return [
    ...(cardWon > 0 ? [goesBack(formatWon(cardWon))] : []),
    ...(giftWon > 0 ? [toGift(formatWon(giftWon))] : []),
    ...(leftWon > refundWon ? [stays(formatWon(leftWon - refundWon))] : []),
    ...(cardWon > 0 ? [weWrite] : []),
  ];
}
