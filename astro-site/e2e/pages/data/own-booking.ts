import type { CancellationQuote } from 'shared/my-booking/cancellation.ts';
import { cancellationQuoteSchema } from 'shared/my-booking/cancellation.ts';
import { myBookingSchema, type MyBooking, type OwnSinger } from 'shared/my-booking/my-booking.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { sampleBooking, sampleSinger } from '../../../test/fixtures/my-booking.ts';
import type { MockApi } from '../mock-api.ts';
import { openDay, openSlot } from './slot.ts';

/** The link of a mail: it opens the page. Any 43 letters do where the service is mocked. */
export const ownLink = `/my-booking#${'l'.repeat(43)}`;

const daysBefore = (instant: string, days: number) =>
  new Date(Date.parse(instant) - days * 86_400_000).toISOString();

/** A session that is paid, some days ahead, in the evening. */
export function ownSinger(more: Partial<OwnSinger> = {}): OwnSinger {
  const startsAt = instantInSeoul(openDay(), openSlot('evening').time).toISOString();
  const oneDay = daysBefore(startsAt, 1);
  const { moving, cancelling } = sampleSinger();
  return sampleSinger({
    name: 'Mina Test',
    startsAt,
    moving: { ...moving, until: oneDay },
    cancelling: {
      ...cancelling,
      tiers: [
        { refundPercent: 100, until: daysBefore(startsAt, 2) },
        { refundPercent: 50, until: oneDay },
      ],
    },
    ...more,
  });
}

/** Sings directly after the first. */
export const secondSinger = (more: Partial<OwnSinger> = {}): OwnSinger =>
  ownSinger({
    id: '8B4NZ0RY3C',
    place: 2,
    name: 'Bora Test',
    startsAt: new Date(Date.parse(ownSinger().startsAt ?? '') + 600_000).toISOString(),
    addOns: [{ id: 1, name: 'Full Track Mixing', priceWon: 100_000 }],
    totalWon: 144_000,
    paidWon: 144_000,
    ...more,
  });

/** What the page of a booking is given. */
export const ownBooking = (more: Partial<MyBooking> = {}): MyBooking =>
  myBookingSchema.parse(sampleBooking({ singers: [ownSinger()], ...more }));

/** Two who sing in a row. */
export function ownParty(): MyBooking {
  const { payment } = sampleBooking();
  return ownBooking({
    singers: [ownSinger(), secondSinger()],
    payment: { ...payment, paidWon: 188_000 },
  });
}

const nothing = { isAllowed: false, byStaff: false, tiers: [], noShowRefundPercent: 0, addOns: [] };

/** Cancelled by its guest a moment ago; the money is on its way back unless `state` says otherwise. */
export function cancelledBooking(state: 'on-its-way' | 'paid-back' | 'stuck' = 'on-its-way'): MyBooking {
  const now = new Date().toISOString();
  const { payment } = sampleBooking();
  return ownBooking({
    singers: [
      ownSinger({
        status: 'cancelled',
        cancellationReason: 'visitor',
        cancelledAt: now,
        refundedWon: state === 'paid-back' ? 44_000 : 0,
        mayChange: false,
        moving: { isAllowed: false, movesLeft: 2, maxMoves: 2, until: null },
        cancelling: nothing,
        version: 2,
      }),
    ],
    payment: {
      ...payment,
      refundedWon: state === 'paid-back' ? 44_000 : 0,
      refunds: [
        {
          ...{ id: '1', bookingIds: ['7K3MZ9QX2B'], giftWon: 0, amountWon: 44_000, state, askedAt: now },
          paidBackAt: state === 'paid-back' ? now : null,
        },
      ],
    },
  });
}

/** Waits for its payment, for another ten minutes. */
export function heldBooking(): MyBooking {
  const { payment } = sampleBooking();
  return ownBooking({
    singers: [
      ownSinger({
        ...{ status: 'pending', sessionFeeWon: 50_000, discountWon: 6_000, totalWon: 44_000, paidWon: 0 },
        moving: { ...ownSinger().moving, isAllowed: false },
      }),
    ],
    toPay: {
      ...{ code: 'SPRING', discountWon: 6_000, giftWon: 0, leftWon: 0, totalWon: 44_000 },
      holdExpiresAt: new Date(Date.now() + 600_000).toISOString(),
    },
    payment: { ...payment, state: 'none', method: null, approvedAt: null, receiptUrl: null, paidWon: 0 },
  });
}

/** Bought on Klook, where its time was chosen. */
export function klookBooking(singer: Partial<OwnSinger> = {}): MyBooking {
  const { payment } = sampleBooking();
  return ownBooking({
    bookingType: 'klook',
    klookBookingId: 'KLK-123456789',
    singers: [
      ownSinger({
        ...{ startsAt: null, sessionFeeWon: 0, totalWon: 0, paidWon: 0, cancelling: nothing },
        moving: { isAllowed: false, movesLeft: 0, maxMoves: 0, until: null },
        ...singer,
      }),
    ],
    payment: { ...payment, state: 'elsewhere', method: null, approvedAt: null, receiptUrl: null, paidWon: 0 },
  });
}

/** What goes back of the session if it is cancelled now: all of it, unless `more` says otherwise. */
export const quoteOf = (more: Partial<CancellationQuote> = {}): CancellationQuote => {
  const until = daysBefore(ownSinger().startsAt ?? '', 2);
  return cancellationQuoteSchema.parse({
    singers: [
      {
        bookingId: '7K3MZ9QX2B',
        name: 'Mina Test',
        lines: [
          {
            ...{ item: 'session', name: '', paidWon: 44_000, refundWon: 44_000 },
            why: { kind: 'tier', percent: 100, hoursBefore: 48, belowHours: null, until },
          },
        ],
      },
    ],
    ...{ refundWon: 44_000, giftWon: 0, refundedWon: 0, keptWon: 0, lessFrom: until },
    ...more,
  });
};

/** Half of the session stays with the cafe: its moment for all of it has passed. */
export const halfBack = (): CancellationQuote => {
  const [mina] = quoteOf().singers;
  const lines = mina?.lines.map((line) => ({
    ...line,
    refundWon: 22_000,
    why: {
      kind: 'tier' as const,
      percent: 50,
      hoursBefore: 24,
      belowHours: 48,
      until: quoteOf().lessFrom ?? '',
    },
  }));
  return quoteOf({
    ...(mina && lines && { singers: [{ ...mina, lines }] }),
    refundWon: 22_000,
    keptWon: 22_000,
  });
};

/** Opens the guest’s own page with `ownLink`, or for a browser that opened it before; recordings there are none. */
export function opensOwnPage(api: MockApi, view: MyBooking): void {
  api.on('POST /api/my-booking/session', { json: null });
  api.on('GET /api/my-booking', { json: view });
  api.on('GET /api/my-booking/recordings', { json: { keepDays: 30, singers: [] } });
}
