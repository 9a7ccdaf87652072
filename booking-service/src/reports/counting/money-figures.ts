import { seoulWallClock } from 'shared/time/seoul.ts';
import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import type { Contribution } from './contribution.ts';
import type { MoneyFacts, MoneyShare } from './day-facts.ts';
import { soldBand } from './sold-band.ts';

type RulesOf = (version: number, branchId: number) => Pick<BusinessRules, 'priceBands'>;

/**
 * What a movement adds. Money that was taken is once more cut into fees, add-ons, what vouchers took off and the rest, which are together what was
 * taken, to the won, whatever was asked for; what was paid by card and by gift card is cut once, with what was paid by card. What goes back is not cut: nobody knows what of a sale it was for.
 */
export function moneyFigures(money: MoneyFacts, rulesOf: RulesOf): Contribution[] {
  const { at, isTaken, isRest, isForGiftCard, channel, method, amountWon, shares } = money;
  const day = seoulWallClock(at).date;
  const [first] = shares;
  if (!first) throw new Error('money is always about a booking');
  const whole = shares.map(({ bookingId, branchId, amountWon: amount }, place) => ({
    ...{ day, branchId, key: channel, detail: method, bookingId, amount },
    count: place === 0 ? 1 : 0,
    figure: isTaken ? ('taken' as const) : ('given-back' as const),
  }));
  const parts =
    isTaken && !isRest && !isForGiftCard
      ? shares.flatMap((share) => partsOf(share, { day, channel, rulesOf }))
      : [];
  const restWon = amountWon - shares.reduce((sum, share) => sum + share.amountWon, 0);
  if (restWon === 0) return [...whole, ...parts];
  const { bookingId, branchId } = first;
  const rest = { day, branchId, bookingId, amount: restWon };
  const figure = isForGiftCard ? ('gift-sold' as const) : ('other' as const);
  return [
    ...whole,
    { ...rest, figure: isTaken ? 'taken' : 'given-back', key: channel, detail: method, count: 0 },
    ...parts,
    ...(isTaken ? [{ ...rest, figure, key: '', detail: channel, count: 1 }] : []),
  ];
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
