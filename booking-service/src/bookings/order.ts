import type { BookingRequest } from 'shared/bookings/booking-request.ts';
import { bookingMessages, normalizeKlookId } from 'shared/bookings/booking-fields.ts';
import type { AddOn, BusinessRules, Catalogue } from 'shared/catalogue/catalogue.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { priceOf } from 'shared/pricing/price.ts';
import type { PriceBreakdown } from 'shared/pricing/price.ts';
import { slotRefusal, startTimes } from 'shared/slots/offered-slots.ts';
import type { SlotRefusal } from 'shared/slots/offered-slots.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { validationFailed } from '../platform/parse.ts';
import { Problem } from '../platform/problem.ts';

/** A request that holds against a catalogue: what is bought, for how much, and until when its slot is held. */
export interface Order {
  request: BookingRequest;
  catalogue: Catalogue;
  price: PriceBreakdown;
  /** Null for Klook. */
  startsAt: Date | null;
  /** Null where nothing is to be paid online. */
  holdExpiresAt: Date | null;
  klookBookingId: string | null;
  /** Kept only when something is to be sent there. */
  lpDeliveryAddress: string | null;
}

/**
 * Checks a well-formed request against what is on sale at `now` (design.md sections 3 and 4). Whether somebody else has
 * the slot is not asked here: the claim decides that.
 *
 * @throws Problem `validation-failed`, `slot-not-on-sale` or `price-changed`
 */
export function checkOrder(request: BookingRequest, catalogue: Catalogue, now: Date): Order {
  const { rules, addons } = catalogue;
  const chosen = chosenAddOns(request, addons);
  const { lpDeliveryAddress = null } = request;
  const needsAddress = chosen.some((addon) => addon.needsDeliveryAddress);
  if (needsAddress && !lpDeliveryAddress) {
    throw validationFailed([{ path: 'lpDeliveryAddress', message: bookingMessages.lpDeliveryAddress }]);
  }
  const startsAt = startOf(request, rules, now);
  const price = priceOf(request, rules, addons);
  if (price.totalWon !== request.totalPrice) {
    const detail = `The price has changed: the total is now ${formatWon(price.totalWon)}. Please check it and submit again.`;
    throw new Problem('price-changed', detail, { totalPrice: price.totalWon });
  }
  return {
    request,
    catalogue,
    price,
    startsAt,
    holdExpiresAt: startsAt && holdEnd(rules, startsAt, now),
    klookBookingId:
      request.klookBookingId && request.bookingType === 'klook'
        ? normalizeKlookId(request.klookBookingId)
        : null,
    lpDeliveryAddress: needsAddress ? lpDeliveryAddress : null,
  };
}

function chosenAddOns(request: BookingRequest, addons: readonly AddOn[]): AddOn[] {
  const chosen = addons.filter((addon) => request.selectedAddons.includes(addon.id));
  if (chosen.length === request.selectedAddons.length) return chosen;
  throw validationFailed([{ path: 'selectedAddons', message: bookingMessages.selectedAddons }]);
}

function startOf({ bookingDate, bookingTime }: BookingRequest, rules: BusinessRules, now: Date): Date | null {
  // A Klook reservation has its time at Klook; the schema lets no direct booking through without one.
  if (!bookingDate || !bookingTime) return null;
  const refusal = slotRefusal(rules, bookingDate, bookingTime, now);
  if (refusal) throw new Problem('slot-not-on-sale', slotSentences[refusal](rules));
  return instantInSeoul(bookingDate, bookingTime);
}

const slotSentences: Record<SlotRefusal, (rules: BusinessRules) => string> = {
  'too-late': ({ leadTimeMinutes }) =>
    `This time is too soon or already over: sessions are sold until ${leadTimeMinutes} minutes before they start. Please choose a later one.`,
  'closed-date': () => 'We are closed on that date. Please choose another one.',
  'beyond-horizon': ({ horizonDays }) =>
    `Sessions are sold up to ${horizonDays} days ahead. Please choose an earlier date.`,
  'not-a-start-time': (rules) => {
    const times = startTimes(rules);
    return `Sessions start every ${rules.slotMinutes} minutes from ${times[0]} to ${times.at(-1)}. Please choose one of these times.`;
  },
};

/** A hold ends with the time to pay, and never later than the session begins. */
function holdEnd(rules: BusinessRules, startsAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + rules.holdMinutes * 60_000, startsAt.getTime()));
}
