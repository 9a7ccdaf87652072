import { formatWon } from 'shared/pricing/won.ts';
import type { MailFacts } from '../base/facts.ts';
import type { StandingMessages } from '../messages/standing.ts';
import type { MailDocument } from './document.ts';
import { factOf, singerBlocks } from './choices.ts';
import { cafeNameOf, footerOf } from './parts.ts';
import { greeting, messagesFor, othersStand, singerFact, standingFor, subjectNumber } from './party.ts';
import { whenOf } from './when.ts';

type Texts = StandingMessages['cancelled'];

/** Staff have cancelled a booking: what does not take place, and how the money stands at this moment. */
export function bookingCancelled(facts: MailFacts): MailDocument {
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
    intro: [greeting(facts, messages), texts.intro, ...othersStand(facts)],
    ticket: {
      when: whenOf(facts, messages, texts.sessionLabel),
      number: { label: messages.labels.bookingNumber, value: facts.id },
      facts: [...singerFact(facts), ...factOf(messages.labels.klookId, facts.klookBookingId)],
      singers: singerBlocks(facts, messages),
      bill: paidWon > 0 ? { parts: [], total: { label: texts.paid, amount: formatWon(paidWon) } } : null,
    },
    action:
      facts.bookingType === 'direct'
        ? { label: messages.bookAgain, href: new URL('/#booking', facts.siteOrigin).href }
        : undefined,
    sections: [{ title: texts.moneyTitle, items: moneyLines(facts, texts) }],
    footer: footerOf(facts, messages),
  };
}

/** Only what is so now: whether and how much goes back is decided by staff, and told by a mail of its own. */
function moneyLines({ bookingType, addons, money }: MailFacts, texts: Texts): string[] {
  if (bookingType === 'klook') {
    return addons.length > 0 ? [texts.klook, texts.extras] : [texts.klook];
  }
  if (money.state === 'none') return [texts.nothingCharged];
  if (money.state === 'checking') return [texts.checking];
  const { paidWon, refundedWon, isRefundUnderWay } = money;
  const left = formatWon(paidWon - refundedWon);
  const back = refundedWon > 0 ? [texts.wentBack(formatWon(refundedWon))] : [];
  if (isRefundUnderWay) return [...back, texts.underWay, texts.weWrite];
  if (paidWon === refundedWon) return back;
  return [...back, refundedWon > 0 ? texts.rest(left) : texts.notSentYet(left), texts.weWrite];
}
