import type { PlainCode, Refusal } from 'shared/problems/refusals.en.ts';
import type { BookingRequest } from 'shared/bookings/booking-request.ts';
import { brokenRules } from 'shared/bookings/cross-field-rules.ts';
import { addOnsToDeliver } from 'shared/bookings/delivery-address.ts';
import type { AddOn, BusinessRules, Catalogue } from 'shared/catalogue/catalogue.ts';
import type { BookingType } from 'shared/pricing/booking-type.ts';
import { partyPriceOf } from 'shared/pricing/price.ts';
import type { PriceBreakdown } from 'shared/pricing/price.ts';
import { slotRefusal, startTimes } from 'shared/slots/offered-slots.ts';
import type { SlotRefusal } from 'shared/slots/offered-slots.ts';
import { partyTimes } from 'shared/slots/party-times.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import type { Singer } from '../../booking-row/booking-row.ts';
import { validationFailed } from '../../platform/parse.ts';
import { Problem } from '../../platform/problem.ts';
import { requestRules } from './request-rules.ts';

/** A request that holds against a catalogue. */
export interface CheckedRequest extends Purchase {
  request: BookingRequest;
}

/** What is bought, for how much, and until when its slots are held. */
export interface Purchase {
  bookingType: BookingType;
  catalogue: Catalogue;
  /** One for each singer, in the order in which they sing. */
  sessions: readonly CheckedSession[];
  totalWon: number;
  /** What costs nothing has nothing to wait for. */
  status: 'pending' | 'confirmed';
  /** Null where nothing is to be paid online. */
  holdExpiresAt: Date | null;
  /** Null for a direct booking. */
  klook: KlookReservation | null;
}

/** What one singer has bought. */
export interface CheckedSession {
  singer: Choices;
  price: PriceBreakdown;
  /** What a voucher takes off that price; only of what is sold at the counter, visitors use theirs where they pay. */
  discount?: { voucherId: number; won: number };
  /** Null for Klook. */
  startsAt: Date | null;
  /** Kept only when something is to be sent there. */
  lpDeliveryAddress: string | null;
}

/** What a singer has chosen; only who walks in may know no song yet. */
type Choices = Omit<Singer, 'youtubeTrackUrl'> & { youtubeTrackUrl: string | null };

/** What a visitor says about a reservation at Klook. */
interface KlookReservation {
  bookingId: string;
  /** yyyy-MM-dd and HH:mm, where the visitor says when it is. */
  date: string | null;
  time: string | null;
}

/**
 * Checks a well-formed request against what is on sale at `now` in its branch. Whether somebody else has
 * the slot is not asked here: the claim decides that.
 *
 * @param catalogue as the branch sells from it (`catalogueFor`)
 * @throws Problem `validation-failed`, `slot-not-on-sale` or `price-changed`
 */
export function checkRequest(request: BookingRequest, catalogue: Catalogue, now: Date): CheckedRequest {
  const broken = brokenRules(requestRules(catalogue, now), request);
  if (broken.length > 0) throw validationFailed(broken);
  const { rules, addons } = catalogue;
  const singers: Singer[] = [request, ...request.companions];
  const times = timesOf(request, singers.length, rules, now);
  const { bookingType } = request;
  const sold = singers.map(({ selectedAddons }, place) => ({
    bookingType,
    bookingTime: times?.[place],
    selectedAddons,
  }));
  const { singers: prices, totalWon, isFree } = partyPriceOf(sold, rules, addons);
  if (totalWon !== request.totalPrice) {
    throw new Problem(
      'price-changed',
      { code: 'total-changed', params: { totalWon } },
      { totalPrice: totalWon },
    );
  }
  const sessions = singers.map((singer, place): CheckedSession => {
    const time = times?.[place];
    const startsAt = time && request.bookingDate ? instantInSeoul(request.bookingDate, time) : null;
    // There is a price for every singer.
    const price = prices[place] as PriceBreakdown;
    return { singer, price, startsAt, lpDeliveryAddress: addressToDeliver(singer, addons) };
  });
  const startsAt = sessions[0]?.startsAt;
  return {
    ...{ request, bookingType, catalogue },
    sessions,
    totalWon,
    status: isFree ? 'confirmed' : 'pending',
    holdExpiresAt: startsAt && !isFree ? holdEnd(rules, startsAt, now) : null,
    klook: reservationOf(request),
  };
}

function addressToDeliver(singer: Singer, addons: readonly AddOn[]): string | null {
  const isSent = addOnsToDeliver(singer.selectedAddons, addons).length > 0;
  return (isSent && singer.lpDeliveryAddress) || null;
}

function reservationOf(request: BookingRequest): KlookReservation | null {
  const { bookingType, klookBookingId, klookDate = null, klookTime = null } = request;
  if (bookingType === 'direct' || !klookBookingId) return null;
  return { bookingId: klookBookingId, date: klookDate, time: klookTime };
}

/** The start of each one's session, HH:mm; null for a Klook reservation, which has its time at Klook. */
function timesOf(
  { bookingDate, bookingTime }: BookingRequest,
  size: number,
  rules: BusinessRules,
  now: Date,
): string[] | null {
  // The schema lets no direct booking through without both.
  if (!bookingDate || !bookingTime) return null;
  const times = partyTimes(bookingTime, size, rules.slotMinutes);
  for (const time of times) {
    const refusal = notOnSale(rules, bookingDate, time, now);
    if (refusal) throw refusal;
  }
  return times;
}

/** Why a time is not sold to visitors at `now`, or null where it is (if nobody has it). */
export function notOnSale(rules: BusinessRules, date: string, time: string, now: Date): Problem | null {
  const refusal = slotRefusal(rules, date, time, now);
  return refusal && new Problem('slot-not-on-sale', slotRefusals[refusal](rules));
}

const slotRefusals: Record<SlotRefusal, (rules: BusinessRules) => PlainCode | Refusal> = {
  'too-late': ({ leadTimeMinutes }) => ({ code: 'too-late', params: { leadTimeMinutes } }),
  'closed-date': () => 'closed-date',
  'beyond-horizon': ({ horizonDays }) => ({ code: 'beyond-horizon', params: { horizonDays } }),
  'not-a-start-time': (rules) => {
    const times = startTimes(rules);
    const { slotMinutes } = rules;
    const [first = '', last = ''] = [times[0], times.at(-1)];
    return { code: 'not-a-start-time', params: { slotMinutes, first, last } };
  },
};

/** A hold ends with the time to pay, and never later than the session begins. */
function holdEnd(rules: BusinessRules, startsAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + rules.holdMinutes * 60_000, startsAt.getTime()));
}
