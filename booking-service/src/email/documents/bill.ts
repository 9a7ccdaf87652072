import { formatWon } from 'shared/pricing/won.ts';
import { totalWonOf } from '../../orders/order.ts';
import type { MailFacts, SingerFacts } from '../base/facts.ts';
import type { MailMessages } from '../messages/messages.ts';
import { drinkText } from './choices.ts';
import type { Bill } from './document.ts';
import { areSeveral, nameOf, singersOf } from './party.ts';

/** In won: what those whom the mail is about cost together. */
export const billedWon = (facts: MailFacts) => totalWonOf(singersOf(facts));

/** A direct booking that costs nothing at all. */
export const isFree = (facts: MailFacts) => facts.bookingType === 'direct' && billedWon(facts) === 0;

/** Price lines, in the words and prices of the moment of booking; of several singers for each. */
export function billOf(facts: MailFacts, messages: MailMessages, totalLabel: string): Bill {
  return {
    parts: singersOf(facts).map((singer) => ({
      title: areSeveral(facts) ? nameOf(singer, facts) : undefined,
      rows: rowsOf(singer, messages),
    })),
    total: { label: totalLabel, amount: isFree(facts) ? messages.free : formatWon(billedWon(facts)) },
  };
}

function rowsOf(singer: SingerFacts, messages: MailMessages) {
  const { bookingType, sessionFeeWon, discountWon, slotMinutes } = singer;
  const fee = sessionFeeWon === 0 ? messages.free : formatWon(sessionFeeWon);
  const session = {
    label: `${messages.labels.sessionFee} (${messages.minutes(slotMinutes)})`,
    amount: bookingType === 'klook' ? messages.paidOnKlook : fee,
  };
  const drink = { label: drinkText(singer, messages), amount: messages.included };
  const addons = singer.addons.map(({ name, priceWon }) => ({
    label: name,
    amount: priceWon === 0 ? messages.byQuote : formatWon(priceWon),
  }));
  const discount = { label: messages.voucher, amount: `−${formatWon(discountWon)}` };
  return [session, drink, ...addons, ...(discountWon > 0 ? [discount] : [])];
}
