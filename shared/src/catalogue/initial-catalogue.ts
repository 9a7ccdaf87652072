import type { AddOn, BusinessRules, Catalogue, Venue } from './catalogue.ts';

/** The rules of spec.md section 9. The CMS is seeded with them; tests sell from them. */
export const initialRules: BusinessRules = {
  openingHours: { opensAt: '10:00', closesAt: '22:00' },
  closedDates: [],
  slotMinutes: 10,
  priceBands: [
    { key: 'morning', label: 'Morning', startsAt: '10:00', lastStartAt: '12:50', feeWon: 40_000 },
    { key: 'day', label: 'Afternoon', startsAt: '13:00', lastStartAt: '17:50', feeWon: 50_000 },
    { key: 'evening', label: 'Evening', startsAt: '18:00', lastStartAt: '22:00', feeWon: 44_000 },
  ],
  leadTimeMinutes: 30,
  horizonDays: 90,
  holdMinutes: 15,
  studios: [{ id: 1, name: 'Studio 1' }],
  cancellationPolicy: {
    direct: [
      { hoursBefore: 48, refundPercent: 100 },
      { hoursBefore: 24, refundPercent: 50 },
      { hoursBefore: 0, refundPercent: 25 },
    ],
    noShowRefundPercent: 0,
    addOnHoursAfterSession: [
      { addOnId: 4, hours: 24 },
      { addOnId: 3, hours: 24 },
      { addOnId: 5, hours: 48 },
    ],
    rescheduling: { maxMoves: 2, minHoursBefore: 24 },
  },
};

/** The add-ons of spec.md section 9. */
export const initialAddOns: AddOn[] = [
  {
    id: 1,
    name: 'Full Track Mixing',
    description: 'An engineer balances, tunes and masters your take. Ready in 3-5 business days.',
    price: 100_000,
    needsDeliveryAddress: false,
    customQuote: false,
  },
  {
    id: 2,
    name: 'Recording Video (Raw)',
    description: 'The camera runs while you sing; you get the uncut footage.',
    price: 50_000,
    needsDeliveryAddress: false,
    customQuote: false,
  },
  {
    id: 3,
    name: 'Recording Video (Edited)',
    description: 'Your footage cut to the song, ready to share.',
    price: 100_000,
    needsDeliveryAddress: false,
    customQuote: false,
  },
  {
    id: 4,
    name: 'LP Record Production',
    description:
      'Your song on vinyl, mixing included. Pressed in 2-3 weeks, shipped within 2-3 weeks after that.',
    price: 300_000,
    needsDeliveryAddress: true,
    customQuote: false,
  },
  {
    id: 5,
    name: 'Global Distribution',
    description: 'Your track on streaming services worldwide, with royalties in your name for 70 years.',
    price: 1_300_000,
    needsDeliveryAddress: false,
    customQuote: false,
  },
  {
    id: 6,
    name: 'Billboard Marketing Package',
    description: 'A release campaign planned with you. We send a custom quote after your session.',
    price: 0,
    needsDeliveryAddress: false,
    customQuote: true,
  },
];

/**
 * Name and directions of spec.md section 2; the ways to reach the cafe are samples, as the specification gives none.
 * The payment success page's "exit 8, 3-minute walk" stays there; this is the contact section's line.
 */
export const initialVenue: Venue = {
  cafeName: { en: 'Sinsa Record Cafe', ko: '신사 레코드 카페', zh: '新沙唱片咖啡馆' },
  address: {
    en: 'Sinsa-dong, Gangnam-gu, Seoul',
    ko: '서울특별시 강남구 신사동',
    zh: '首尔特别市江南区新沙洞',
  },
  directions: {
    en: '4 minutes on foot from Sinsa Station (Line 3)',
    ko: '신사역(3호선)에서 걸어서 4분',
    zh: '从新沙站（3号线）步行4分钟',
  },
  supportHandle: '@sinsarecordcafe',
  email: 'hello@sinsarecordcafe.example',
  phone: '+82 2-0000-0000',
};

export const initialCatalogue: Catalogue = {
  version: 0,
  rules: initialRules,
  addons: initialAddOns,
  venue: initialVenue,
};
