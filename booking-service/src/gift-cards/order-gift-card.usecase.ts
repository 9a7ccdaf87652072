import type { GiftCardOrder, GiftCardOrdered } from 'shared/gift-cards/gift-card-order.ts';
import { newBookingNumber } from '../orders/booking-number.ts';
import { payGiftCardUntil } from '../orders/pay-gift-card-until.ts';
import { addressLimits } from '../platform/address-limits.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { countHit } from '../platform/rate-limit.ts';
import { insertSale } from './sales.store.ts';

const HOUR_SECONDS = 3_600;

/**
 * Notes what somebody wants to buy. Nothing is charged by that: they go on to pay it as a booking is paid.
 *
 * @throws Problem `too-many-requests`
 */
export async function orderGiftCard(
  { db, clock, config }: PlatformDeps,
  order: GiftCardOrder,
  address: string,
): Promise<GiftCardOrdered> {
  const now = clock();
  const { giftCardsPerAddressPerHour: max, networkFactors: factors } = config.limits;
  const limits = addressLimits('gift-cards', address, { max, windowSeconds: HOUR_SECONDS, factors });
  await countHit(db, limits, now, 'too-many-gift-cards');
  const id = newBookingNumber();
  await insertSale(db, { id, order, now });
  const payUntil = payGiftCardUntil({ createdAt: now }).toISOString();
  return { orderId: id, valueWon: order.valueWon, payUntil };
}
