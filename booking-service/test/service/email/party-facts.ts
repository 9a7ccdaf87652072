import { instantInSeoul } from 'shared/time/seoul.ts';
import type { MailFacts, SingerFacts } from '../../../src/email/base/facts.ts';
import { mailFacts } from './mail-facts.ts';

const startOf = (time: string) => instantInSeoul('2026-12-04', time);
const plain = { addons: [], lpDeliveryAddress: null };

/** Three who sing in a row across the border of two prices, 12:50 to 13:20; the second has an LP record sent to her. */
const mina: Partial<MailFacts> & { id: string } = {
  ...plain,
  id: 'AAAA111111',
  place: 1,
  name: 'Mina Kim',
  startsAt: startOf('12:50'),
  sessionFeeWon: 40_000,
  totalPriceWon: 40_000,
};
export const jisoo = singer({
  id: 'BBBB222222',
  place: 2,
  name: 'Jisoo Park',
  selectedDrink: 'lemonade',
  drinkTemperature: null,
  youtubeTrackUrl: 'https://youtu.be/jisoo-sings',
  startsAt: startOf('13:00'),
  addons: [{ id: 4, name: 'LP Record Production', priceWon: 300_000 }],
});
export const hana = singer({
  ...plain,
  id: 'CCCC333333',
  place: 3,
  name: 'Hana Lee',
  selectedDrink: 'hot-chocolate',
  drinkTemperature: null,
  youtubeTrackUrl: 'https://youtu.be/hana-sings',
  startsAt: startOf('13:10'),
  totalPriceWon: 50_000,
});

function singer(changes: Partial<MailFacts>): SingerFacts {
  return mailFacts(changes);
}

/** A mail about all three. */
export function partyFacts(changes: Partial<MailFacts> = {}): MailFacts {
  const money = { state: 'paid', paidWon: 440_000, refundedWon: 0, isRefundUnderWay: false } as const;
  return mailFacts({ ...mina, companions: [jisoo, hana], money, ...changes });
}

/** A mail about the second alone; the others' sessions stand. */
export function jisooFacts(changes: Partial<MailFacts> = {}): MailFacts {
  const { email, phone, locale, arrival, payment, venue, siteOrigin, now } = partyFacts();
  return {
    ...jisoo,
    ...{ email, phone, locale, arrival, payment, venue, siteOrigin, now },
    companions: [],
    others: [partyFacts(), hana],
    money: { state: 'paid', paidWon: 350_000, refundedWon: 0, isRefundUnderWay: false },
    ...changes,
  };
}

/** What staff give back to each. */
export const wonOf = new Map([
  [mina.id, 20_000],
  [jisoo.id, 22_000],
  [hana.id, 18_000],
]);
/** The one of their times that somebody else had. */
export const lostStartsAt = startOf('13:00');
