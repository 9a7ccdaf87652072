import { seoulWallClock } from 'shared/time/seoul.ts';
import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import type { Contribution } from './contribution.ts';
import type { MoneyFacts, MoneyShare } from './day-facts.ts';
import { soldBand } from './sold-band.ts';

type RulesOf = (version: number, branchId: number) => Pick<BusinessRules, 'priceBands'>;

/**
 * What a movement adds. What comes by gift card is no money received: that was counted when the card was sold, and never came for one
 * that was given away. Whatever pays is once more cut into fees, add-ons, what vouchers took off and the rest, which are together what was
 * received and paid with gift cards, to the won, whatever was asked for; what was paid by both is cut once, with the money. What goes back
 * is not cut: nobody knows what of a sale it was for.
 */
export function moneyFigures(money: MoneyFacts, rulesOf: RulesOf): Contribution[] {
  const { at, isTaken, isRest, isForGiftCard, amountWon, shares } = money;
  const day = seoulWallClock(at).date;
  const [first] = shares;
  if (!first) throw new Error('money is always about a booking');
  const moved = movedAs(money);
  const whole = shares.map(({ bookingId, branchId, amountWon: amount }, place) => ({
    ...{ day, branchId, ...moved, bookingId, amount },
    count: place === 0 ? 1 : 0,
  }));
  const parts =
    isTaken && !isRest && !isForGiftCard
      ? shares.flatMap((share) => partsOf(share, { day, channel: money.channel, rulesOf }))
      : [];
  const restWon = amountWon - shares.reduce((sum, share) => sum + share.amountWon, 0);
  if (restWon === 0) return [...whole, ...parts];
  const { bookingId, branchId } = first;
  const rest = { day, branchId, bookingId, amount: restWon };
  const figure = isForGiftCard ? ('gift-sold' as const) : ('other' as const);
  return [
    ...whole,
    { ...rest, ...moved, count: 0 },
    ...parts,
    ...(isTaken ? [{ ...rest, figure, key: '', detail: money.channel, count: 1 }] : []),
  ];
}

function movedAs({ isTaken, giftOrigin, channel, method }: MoneyFacts) {
  if (giftOrigin === null)
    return { figure: isTaken ? ('taken' as const) : ('given-back' as const), key: channel, detail: method };
  const figure = isTaken ? ('gift-paid' as const) : ('gift-returned' as const);
  return { figure, key: giftOrigin, detail: channel };
}

interface Where {
  day: string;
  channel: string;
  rulesOf: RulesOf;
}

function partsOf(share: MoneyShare, { day, channel: detail, rulesOf }: Where): Contribution[] {
  const { bookingId, branchId, amountWon, giftWon, sessionFeeWon, addons, catalogueVersion } = share;
  const { discountWon, voucherId } = share;
  const part = { day, branchId, detail, bookingId, count: 1 };
  const restWon =
    amountWon + giftWon + discountWon - addons.reduce((sum, { priceWon }) => sum + priceWon, sessionFeeWon);
  return [
    {
      ...part,
      figure: 'fee',
      key: soldBand(share, rulesOf(catalogueVersion, branchId)),
      amount: sessionFeeWon,
    },
    ...addons.map(({ id, priceWon }) => ({
      ...{ ...part, figure: 'add-on' as const, key: String(id), amount: priceWon },
    })),
    ...(discountWon === 0
      ? []
      : [{ ...part, figure: 'discount' as const, key: String(voucherId), amount: -discountWon }]),
    ...(restWon === 0 ? [] : [{ ...part, figure: 'other' as const, key: '', amount: restWon }]),
  ];
}
