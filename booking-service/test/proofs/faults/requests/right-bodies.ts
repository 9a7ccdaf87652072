import fc from 'fast-check';
import { MAX_PARTY_SIZE } from 'shared/bookings/companion.ts';
import { initialAddOns, initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { enquiryTopics } from 'shared/enquiries/enquiries.ts';
import { drinks } from 'shared/drinks/drinks.ts';
import { partyPriceOf } from 'shared/pricing/price.ts';
import { startTimes } from 'shared/slots/offered-slots.ts';
import { partyTimes } from 'shared/slots/party-times.ts';
import { addSeoulDays } from 'shared/time/seoul.ts';
import { aBooking } from '../../../harness/builders.ts';
import { PASSWORD } from '../../../harness/accounts.ts';
import { TOMORROW } from '../../../harness/clock.ts';
import type { Stage } from './stage.ts';

/** Far enough for many to get a slot, and near enough for many to want the same. */
const DAYS = 60;

const starts = startTimes(initialRules);
const word = fc.stringMatching(/^[A-Za-z가-힣]{1,20}$/);
/** What each of a party chooses for themselves. */
const singer = fc
  .record({
    name: word,
    drink: fc.constantFrom(...drinks),
    selectedAddons: fc.uniqueArray(fc.constantFrom(...initialAddOns.map(({ id }) => id)), { maxLength: 3 }),
  })
  .map(({ name, drink, selectedAddons }) => ({
    ...{ name, selectedAddons, youtubeTrackUrl: aBooking().youtubeTrackUrl },
    selectedDrink: drink.value,
    drinkTemperature: drink.hasTemperature ? 'hot' : undefined,
    lpDeliveryAddress: '1 Sample Street, Seoul',
  }));
const booking = fc.record({
  bookingType: fc.oneof(
    { weight: 4, arbitrary: fc.constant('direct' as const) },
    { weight: 1, arbitrary: fc.constant('klook' as const) },
  ),
  klookBookingId: fc.nat({ max: 2_000 }).map((number) => `KLK-${number}`),
  email: word.map((name) => `${encodeURIComponent(name).replace(/%/g, '')}@example.test`),
  first: singer,
  companions: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(singer, { maxLength: MAX_PARTY_SIZE - 1 }) },
  ),
  bookingDate: fc.nat({ max: DAYS - 1 }).map((day) => addSeoulDays(TOMORROW, day)),
  bookingTime: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...starts) },
    // Where a party does not fit any more before closing.
    { weight: 1, arbitrary: fc.constant(starts.at(-1) ?? '') },
  ),
});

/** A booking that can be sold, at the right price; whether somebody has the slots already is another matter. */
export const rightBooking = booking.map(({ bookingType, klookBookingId, companions, first, ...fields }) => {
  const isDirect = bookingType === 'direct';
  const when = isDirect ? {} : { bookingDate: undefined, bookingTime: undefined };
  const singers = isDirect ? [first, ...companions] : [first];
  const times = partyTimes(fields.bookingTime, singers.length, initialRules.slotMinutes);
  const sold = singers.map(({ selectedAddons }, place) => ({
    ...{ bookingType, bookingTime: times[place], selectedAddons },
  }));
  return {
    ...aBooking({ ...first, ...fields, ...when, bookingType }),
    ...(!isDirect && { klookBookingId }),
    companions: singers.slice(1),
    totalPrice: partyPriceOf(sold, initialRules, initialAddOns).totalWon,
  };
});

export const rightEnquiry = fc.record({
  topic: fc.constantFrom(...enquiryTopics),
  name: word,
  company: fc.oneof(word, fc.constant('')),
  city: word,
  phone: fc.constant('+82 10 0000 0000'),
  email: fc.nat({ max: 2_000 }).map((number) => `founder${number}@example.test`),
  message: fc.lorem({ mode: 'sentences' }),
});

export const rightInitialize = ({ bookings }: Stage) =>
  fc.constantFrom(...bookings).map(({ id, email, total }) => ({
    ...{ bookingId: id, amount: total, customerName: 'Test Visitor', customerEmail: email },
  }));

/** With the payment's own key, or with another payment's. */
export const rightConfirm = ({ payments }: Stage) =>
  fc
    .tuple(fc.constantFrom(...payments), fc.constantFrom(...payments), fc.nat({ max: 5 }))
    .map(([{ orderId, paymentKey, amount }, other, luck]) => ({
      ...{ orderId, amount, paymentKey: luck === 0 ? other.paymentKey : paymentKey },
    }));

export const rightAbandon = ({ toGiveUp }: Stage) =>
  fc.constantFrom(...toGiveUp).map(({ orderId }) => ({ orderId }));

export const rightWebhook = ({ payments }: Stage) =>
  fc
    .tuple(fc.constantFrom(...payments), fc.constantFrom('DONE', 'CANCELED', 'ABORTED', 'BRAND_NEW'))
    .map(([{ orderId, paymentKey, amount }, status]) => ({
      eventType: 'PAYMENT_STATUS_CHANGED',
      data: { orderId, paymentKey, status, totalAmount: amount, balanceAmount: amount, currency: 'KRW' },
    }));

/** Nobody who sends these has typed a password. */
export const rightSecondStep = fc.oneof(
  fc.record({ code: fc.stringMatching(/^\d{6}$/) }),
  fc.record({ recoveryCode: fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{16}$/) }),
);

export const rightLogin = ({ account }: Stage) =>
  fc.record({
    username: fc.constantFrom(account.username, account.email ?? account.username, 'nobody'),
    password: fc.constantFrom(PASSWORD, 'wrong password'),
  });
