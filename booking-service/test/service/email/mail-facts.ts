import { initialRules, initialVenue } from 'shared/catalogue/initial-catalogue.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import type { MailFacts } from '../../../src/email/base/facts.ts';

/** A paid direct booking with every field filled; a test names only what matters to it. */
export function mailFacts(changes: Partial<MailFacts> = {}): MailFacts {
  return {
    id: '7K3MZ9QX2B',
    orderId: '7K3MZ9QX2B',
    place: 1,
    companions: [],
    others: [],
    bookingType: 'direct',
    klookBookingId: null,
    klookDate: null,
    klookTime: null,
    name: 'Sample Visitor',
    email: 'visitor@example.test',
    phone: '+82 10 1234 5678',
    locale: 'en',
    selectedDrink: 'green-tea',
    drinkTemperature: 'iced',
    youtubeTrackUrl: 'https://youtu.be/abcdefghijk',
    lpDeliveryAddress: '1 Sample Street, Sample City',
    branchId: 1,
    studioId: 1,
    startsAt: instantInSeoul('2026-12-04', '14:30'),
    slotMinutes: 10,
    status: 'confirmed',
    cancellationReason: null,
    holdExpiresAt: null,
    discountWon: 0,
    voucherId: null,
    holdPromisedUntil: null,
    told: null,
    toldStartsAt: null,
    sessionFeeWon: 50_000,
    totalPriceWon: 350_000,
    paidWon: 350_000,
    addons: [
      { id: 4, name: 'LP Record Production', priceWon: 300_000 },
      { id: 6, name: 'Billboard Marketing Package', priceWon: 0 },
    ],
    catalogueVersion: 1,
    cancellationPolicy: initialRules.cancellationPolicy,
    visitorMoves: 0,
    staffNote: null,
    forgottenAt: null,
    version: 2,
    hasEntry: true,
    createdAt: instantInSeoul('2026-11-20', '18:30'),
    updatedAt: instantInSeoul('2026-11-20', '18:40'),
    arrival: initialRules.arrival,
    payment: {
      method: '카드',
      approvedAt: instantInSeoul('2026-11-20', '18:40'),
      receiptUrl: 'https://receipts.example.test/1',
      cardWon: 350_000,
      giftWon: 0,
    },
    money: { state: 'paid', paidWon: 350_000, refundedWon: 0, isRefundUnderWay: false },
    venue: initialVenue,
    siteOrigin: 'https://cafe.example.test',
    now: instantInSeoul('2026-11-20', '18:41'),
    ...changes,
  };
}

/** The same visitor with a Klook reservation whose time staff have not entered. */
export function klookFacts(changes: Partial<MailFacts> = {}): MailFacts {
  return mailFacts({
    bookingType: 'klook',
    klookBookingId: 'KLK-2041',
    startsAt: null,
    sessionFeeWon: 0,
    totalPriceWon: 300_000,
    payment: null,
    money: { state: 'none', paidWon: 0, refundedWon: 0, isRefundUnderWay: false },
    ...changes,
  });
}

/** The same visitor at an hour that costs nothing. */
export function freeFacts(changes: Partial<MailFacts> = {}): MailFacts {
  return mailFacts({
    addons: [],
    lpDeliveryAddress: null,
    sessionFeeWon: 0,
    totalPriceWon: 0,
    payment: null,
    money: { state: 'none', paidWon: 0, refundedWon: 0, isRefundUnderWay: false },
    ...changes,
  });
}
