import { addressIn } from 'shared/languages/addresses.ts';
import { formatWon } from 'shared/pricing/won.ts';
import type { WhyPaidBack } from '../base/email.ts';
import type { MailFacts } from '../base/facts.ts';
import { singerBlocks } from './choices.ts';
import type { Bill, MailDocument } from './document.ts';
import { cafeNameOf, contactOf, footerOf } from './parts.ts';
import { areSeveral, greeting, messagesFor, nameOf, singerFact, singersOf, subjectNumber } from './party.ts';
import { whenOf } from './when.ts';

export interface MoneyBack {
  amountWon: number;
  why: 'by-staff' | WhyPaidBack;
  /** What of it is back on the gift card that has paid a part. */
  giftWon?: number | undefined;
  /** How much of it is for each booking, where that was decided. */
  wonOf?: ReadonlyMap<string, number> | undefined;
  /** The start that somebody else had, where the session could not be given for it. */
  lostStartsAt?: Date | null | undefined;
}

/**
 * Money goes back: how much, for which bookings, and when it arrives. `by-staff`: wholly or in part, because staff decided
 * so; `not-honoured`: all of it, with an apology, for sessions that can no longer be given; `paid-twice`: a second payment,
 * while the booking stands; `wrong-amount`: all of a payment of another amount than was asked for.
 */
export function refunded(
  facts: MailFacts,
  { amountWon, why, wonOf, lostStartsAt, giftWon = 0 }: MoneyBack,
): MailDocument {
  const messages = messagesFor(facts, lostStartsAt);
  const { money, toGift } = messages.refunded;
  const cardWon = amountWon - giftWon;
  const onGift = giftWon > 0 ? [toGift(formatWon(giftWon))] : [];
  const texts = messages.refunded[why];
  const amount = formatWon(amountWon);
  const contact = contactOf(facts);
  return {
    locale: facts.locale,
    subject: texts.subject(subjectNumber(facts), amount),
    preheader: cardWon > 0 ? texts.preheader(formatWon(cardWon)) : onGift.join(),
    cafeName: cafeNameOf(facts, messages),
    lamp: messages.refunded.lamp,
    heading: texts.heading,
    intro: [greeting(facts, messages), ...(cardWon > 0 ? [texts.intro(formatWon(cardWon))] : []), ...onGift],
    ticket: {
      when: whenOf(facts, messages, texts.sessionLabel),
      number: { label: messages.labels.bookingNumber, value: facts.id },
      facts: singerFact(facts),
      singers: singerBlocks(facts, messages),
      bill: { parts: sharesOf(facts, wonOf), total: { label: messages.labels.refund, amount } },
    },
    action:
      why === 'paid-twice'
        ? undefined
        : { label: messages.bookAgain, href: facts.siteOrigin + addressIn(facts.locale, '/#booking') },
    isOver: why === 'by-staff' || why === 'not-honoured',
    sections: [
      {
        title: money.title,
        items: [
          ...(cardWon > 0 ? [money.arrival] : []),
          money.nothingToDo,
          ...(contact ? [money.missing(contact)] : []),
        ],
      },
    ],
    footer: footerOf(facts, messages),
  };
}

/** What each of several gets back. */
function sharesOf(facts: MailFacts, wonOf: MoneyBack['wonOf']): Bill['parts'] {
  if (!wonOf || !areSeveral(facts)) return [];
  const rows = singersOf(facts).map((singer) => ({
    label: nameOf(singer, facts),
    amount: formatWon(wonOf.get(singer.id) ?? 0),
  }));
  return [{ rows }];
}
