import type { Catalogue } from 'shared/catalogue/catalogue.ts';
import { priceOf } from 'shared/pricing/price.ts';
import type { PriceBreakdown } from 'shared/pricing/price.ts';
import { slotRefusal } from 'shared/slots/offered-slots.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import type { WalkIn } from 'shared/walk-ins/walk-in.ts';
import { notOnSale } from '../bookings/place/checked-request.ts';
import type { Purchase } from '../bookings/place/checked-request.ts';
import { validationFailed } from '../platform/parse.ts';
import { Problem } from '../platform/problem.ts';
import type { CounterDiscount } from '../vouchers/counter-voucher.usecase.ts';

/**
 * What somebody at the counter buys, by what is on sale at `now`: at the price of that time, and until the session begins. With a
 * voucher its price is compared once the voucher is known (`lessVoucher`).
 *
 * @throws Problem `validation-failed`, `slot-not-on-sale` or `price-changed`
 */
export function checkWalkIn(walkIn: WalkIn, catalogue: Catalogue, now: Date): Purchase {
  const { rules, addons } = catalogue;
  const { bookingDate, bookingTime, studioId, payment } = walkIn;
  if (!rules.studios.some(({ id }) => id === studioId))
    throw validationFailed([{ path: 'studioId', code: 'studio-not-sold' }]);
  // Whoever stands here needs no time to get here.
  const atOnce = { ...rules, leadTimeMinutes: 0 };
  if (slotRefusal(atOnce, bookingDate, bookingTime, now) === 'too-late')
    throw new Problem('slot-not-on-sale', 'time-has-begun');
  const refusal = notOnSale(atOnce, bookingDate, bookingTime, now);
  if (refusal) throw refusal;
  const price = priceOf({ bookingType: 'direct', bookingTime, selectedAddons: [] }, rules, addons);
  if (walkIn.voucherCode === undefined) comparePrice(price.totalWon, walkIn);
  const { name, selectedDrink, drinkTemperature, youtubeTrackUrl = null } = walkIn;
  const singer = {
    name,
    selectedDrink,
    drinkTemperature,
    youtubeTrackUrl,
    selectedAddons: [],
    lpDeliveryAddress: undefined,
  };
  const isFree = payment.method === 'free';
  return {
    ...{ bookingType: 'direct', catalogue, klook: null },
    sessions: [
      {
        singer,
        price: isFree ? freeOfCharge : price,
        startsAt: instantInSeoul(bookingDate, bookingTime),
        lpDeliveryAddress: null,
      },
    ],
    totalWon: isFree ? 0 : price.totalWon,
    status: 'confirmed',
    holdExpiresAt: null,
  };
}

function comparePrice(totalPrice: number, { totalPrice: seen }: WalkIn): void {
  if (totalPrice !== seen)
    throw new Problem(
      'price-changed',
      { code: 'new-price', params: { totalWon: totalPrice } },
      { totalPrice },
    );
}

/** The same with what a voucher takes off; what is left to pay beside a gift card is compared. @throws Problem `price-changed` */
export function lessVoucher(
  bought: Purchase,
  { voucher, won, giftWon }: CounterDiscount,
  walkIn: WalkIn,
): Purchase {
  const totalWon = bought.totalWon - won;
  comparePrice(totalWon - giftWon, walkIn);
  if (won === 0) return bought;
  const discount = { voucherId: voucher.id, won };
  return { ...bought, totalWon, sessions: bought.sessions.map((session) => ({ ...session, discount })) };
}

const freeOfCharge: PriceBreakdown = { sessionFeeWon: 0, addons: [], totalWon: 0, isFree: true };
