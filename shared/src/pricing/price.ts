import type { AddOn, BusinessRules, PriceBand } from '../catalogue/catalogue.ts';
import { minutesOfDay } from '../time/seoul.ts';
import type { BookingType } from './booking-type.ts';

/** The price band in which a session starting at `time` (HH:mm) falls, both ends included. */
export function priceBandAt(rules: Pick<BusinessRules, 'priceBands'>, time: string): PriceBand | undefined {
  const at = minutesOfDay(time);
  return rules.priceBands.find(
    (band) => minutesOfDay(band.startsAt) <= at && at <= minutesOfDay(band.lastStartAt),
  );
}

/** Session fee in won for a start time; 0 outside every band. */
export function sessionFeeWon(rules: Pick<BusinessRules, 'priceBands'>, time: string): number {
  return priceBandAt(rules, time)?.feeWon ?? 0;
}

export interface PriceInput {
  bookingType: BookingType;
  /** HH:mm; empty or missing while none is chosen. */
  bookingTime?: string | undefined;
  selectedAddons: readonly number[];
}

export interface PriceBreakdown {
  sessionFeeWon: number;
  addons: { id: number; name: string; priceWon: number }[];
  totalWon: number;
  /** A session on the site that costs nothing: confirmed at once, without a card. */
  isFree: boolean;
}

/**
 * The price of a booking: session fee plus chosen add-ons, rounded. Klook sessions are paid for on the platform, so
 * their fee is 0. Ids that are not on sale add nothing; the server refuses them before it asks.
 */
export function priceOf(
  input: PriceInput,
  rules: Pick<BusinessRules, 'priceBands'>,
  addons: readonly AddOn[],
): PriceBreakdown {
  const band =
    input.bookingType === 'direct' && input.bookingTime ? priceBandAt(rules, input.bookingTime) : undefined;
  const fee = band?.feeWon ?? 0;
  const chosen = addons
    .filter((addon) => input.selectedAddons.includes(addon.id))
    .map(({ id, name, price }) => ({ id, name, priceWon: price }));
  const totalWon = Math.round(fee + chosen.reduce((sum, addon) => sum + addon.priceWon, 0));
  return { sessionFeeWon: fee, addons: chosen, totalWon, isFree: band !== undefined && totalWon === 0 };
}

/** What a party pays: each one's own session and add-ons, in the order in which they sing. */
export interface PartyPrice {
  singers: PriceBreakdown[];
  totalWon: number;
  /** Nobody's session costs anything: confirmed at once, without a card. */
  isFree: boolean;
}

export function partyPriceOf(
  singers: readonly PriceInput[],
  rules: Pick<BusinessRules, 'priceBands'>,
  addons: readonly AddOn[],
): PartyPrice {
  const prices = singers.map((singer) => priceOf(singer, rules, addons));
  return {
    singers: prices,
    totalWon: prices.reduce((sum, { totalWon }) => sum + totalWon, 0),
    isFree: prices.every(({ isFree }) => isFree),
  };
}
