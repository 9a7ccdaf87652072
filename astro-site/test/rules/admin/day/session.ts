import type { Day, DaySession } from 'shared/day/day.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';

const DATE = '2026-11-28';
export const at = (time: string) => Date.parse(`${DATE}T${time}:00+09:00`);

let count = 0;

/** A session of the day that is paid and fine; a test states only what matters to it. */
export function aSession(time: string, overrides: Partial<DaySession> = {}): DaySession {
  count += 1;
  const startsAt = new Date(at(time));
  return {
    id: `SAMPLE${String(count).padStart(4, '0')}`,
    branchId: 1,
    name: 'Sample Guest',
    email: 'guest@example.test',
    phone: '+82 10 1234 5678',
    phoneNumber: null,
    klookBookingId: null,
    youtubeTrackUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    lpDeliveryAddress: null,
    status: 'confirmed',
    cancellationReason: null,
    bookingType: 'direct',
    klookDate: null,
    klookTime: null,
    bookingDate: DATE,
    bookingTime: seoulWallClock(startsAt).time,
    selectedDrink: 'lemonade',
    drinkTemperature: null,
    party: { place: 1, size: 1, others: [] },
    totalPrice: 50_000,
    discountWon: 0,
    selectedAddons: [],
    locale: 'en',
    createdAt: '2026-11-20T00:00:00.000Z',
    forgottenAt: null,
    version: 1,
    moves: 0,
    rescheduling: { maxMoves: 2, minHoursBefore: 24 },
    arrival: { cafeMinutes: 30, boothMinutes: 10 },
    deliveries: [],
    payment: {
      state: 'paid',
      holdExpiresAt: null,
      method: '카드',
      approvedAt: null,
      receiptUrl: null,
      paidWon: 50_000,
      paidTogetherWon: 50_000,
      giftWon: 0,
      refundedWon: 0,
      counter: null,
    },
    lastEmail: null,
    studioId: 1,
    startsAt: startsAt.toISOString(),
    slotMinutes: 10,
    addons: [],
    attendance: {},
    note: '',
    ...overrides,
  };
}

/** Steps that were noted at these times. */
export const noted = (steps: Partial<Record<keyof DaySession['attendance'], string>>) =>
  Object.fromEntries(
    Object.entries(steps).map(([step, time]) => [
      step,
      { at: new Date(at(time)).toISOString(), by: 'minji' },
    ]),
  ) as DaySession['attendance'];

export const aDay = (sessions: DaySession[]): Day => ({
  date: DATE,
  now: new Date(at('12:00')).toISOString(),
  opensAt: '10:00',
  closesAt: '22:00',
  slotMinutes: 10,
  starts: [],
  isClosed: false,
  arrival: { cafeMinutes: 30, boothMinutes: 10 },
  studios: [{ id: 1, name: 'Studio 1', isSold: true }],
  blocked: [],
  waiting: [],
  sessions,
});
