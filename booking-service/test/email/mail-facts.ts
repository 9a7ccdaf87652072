import { initialRules, initialVenue } from 'shared/catalogue/initial-catalogue.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import type { MailFacts } from '../../src/email/facts.ts';

/** A paid direct booking with every field filled; a test names only what matters to it. */
export function mailFacts(changes: Partial<MailFacts> = {}): MailFacts {
  return {
    bookingId: '7K3MZ9QX2B',
    bookingVersion: 2,
    bookingType: 'direct',
    klookBookingId: null,
    name: 'Sample Visitor',
    email: 'visitor@example.test',
    locale: 'en',
    startsAt: instantInSeoul('2026-12-04', '14:30'),
    slotMinutes: 10,
    drink: 'green-tea',
    drinkTemperature: 'iced',
    youtubeTrackUrl: 'https://youtu.be/abcdefghijk',
    deliveryAddress: '1 Sample Street, Sample City',
    sessionFeeWon: 50_000,
    totalPriceWon: 350_000,
    addons: [
      { id: 4, name: 'LP Record Production', priceWon: 300_000 },
      { id: 6, name: 'Billboard Marketing Package', priceWon: 0 },
    ],
    policy: initialRules.cancellationPolicy,
    payment: {
      method: '카드',
      approvedAt: instantInSeoul('2026-11-20', '18:40'),
      receiptUrl: 'https://receipts.example.test/1',
    },
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
    ...changes,
  });
}
