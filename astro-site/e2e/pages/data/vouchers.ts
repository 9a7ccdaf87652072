import { redeemedSchema, type Redeemed } from 'shared/vouchers/redeem.ts';
import { voucherSchema, type Voucher } from 'shared/vouchers/voucher.ts';
import type { Ordered } from '../../../src/lib/checkout/checkout-session.ts';
import { holdExpiresAt, ofOne } from './payment.ts';

/** One person in the afternoon for ₩50,000. */
export const oneSession = (): Ordered => ({ ...ofOne(), addOns: [] });

/** What the service answers to a code for `oneSession`: a fifth of it less, unless `more` says otherwise. */
export const redeemed = (more: Partial<Redeemed> = {}): Redeemed =>
  redeemedSchema.parse({
    ...{ code: 'SING-2345', discountWon: 10_000, giftWon: 0, leftWon: 0, totalWon: 40_000 },
    holdExpiresAt: holdExpiresAt(),
    ...more,
  });

/** A gift card that has enough for `oneSession`. */
export const coveredByGift = (): Redeemed =>
  redeemed({ discountWon: 0, giftWon: 50_000, leftWon: 30_000, totalWon: 0 });

/** A gift card that pays a part of `oneSession`. */
export const partByGift = (): Redeemed => redeemed({ discountWon: 0, giftWon: 30_000, totalWon: 20_000 });

/** The code is taken off again. */
export const takenOff = (): Redeemed => redeemed({ code: null, discountWon: 0, totalWon: 50_000 });

/** A voucher as staff see it. */
export const voucher = (more: Partial<Voucher> = {}): Voucher =>
  voucherSchema.parse({
    ...{ id: 1, code: 'SING-2345', kind: 'percent', value: 15, scope: 'everything' },
    ...{ from: null, until: null, weekdays: [], mostUses: 10, mostPerGuest: null },
    ...{ onlyFor: null, isForFirst: false, note: 'For regulars' },
    ...{ createdAt: '2026-11-20T03:00:00.000Z', endedAt: null },
    ...{ uses: 1, takenOffWon: 7_500, leftWon: null, sold: null },
    ...more,
  });

/** A gift card that was bought on the site. */
export const soldGiftCard = (more: Partial<Voucher> = {}): Voucher =>
  voucher({
    ...{ id: 2, code: 'GIFT-6789', kind: 'gift-card', value: 80_000, leftWon: 80_000 },
    ...{ mostUses: null, uses: 0, takenOffWon: 0, note: '' },
    sold: { orderId: '9C5PA1SZ4D', email: 'buyer@example.com', isReturned: false },
    ...more,
  });
