import { expect, type Page } from '@playwright/test';
import { adminBookingSchema, type AdminBooking } from 'shared/bookings/admin-booking.ts';
import { blocksSchema, type Block } from 'shared/blocks/block.ts';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import type { AttendanceStep } from 'shared/day/attendance.ts';
import { dayEvents, daySchema, daySessionSchema, type Day, type DaySession } from 'shared/day/day.ts';
import { klookTraySchema } from 'shared/klook-tray/klook-tray.ts';
import { blockedTimeSchema, type BlockedTime } from 'shared/slots/blocked-time.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import type { Answering, MockApi } from '../mock-api.ts';
import { defaultAnswers } from '../defaults.ts';

/** The day of the board, and the time on it by the server's clock unless a test says otherwise. */
export const boardDate = '2027-03-10';
const BOARD_NOW = '12:00';
export const boardInstant = (time: string): string => instantInSeoul(boardDate, time).toISOString();

let count = 0;

/** A booking of the board's day that is paid and fine, as staff see it; a test states only what matters to it. */
export function staffBooking(differing: Partial<AdminBooking> = {}): AdminBooking {
  count += 1;
  return adminBookingSchema.parse({
    id: `TEST${String(count).padStart(6, '0')}`,
    branchId: 1,
    name: 'Sample Guest',
    email: 'guest@example.com',
    phone: '+82 10 1234 5678',
    phoneNumber: { international: '+82 10 1234 5678', country: 'KR', uri: 'tel:+821012345678' },
    klookBookingId: null,
    youtubeTrackUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
    lpDeliveryAddress: null,
    status: 'confirmed',
    cancellationReason: null,
    bookingType: 'direct',
    klookDate: null,
    klookTime: null,
    bookingDate: boardDate,
    bookingTime: '15:00',
    selectedDrink: 'lemonade',
    drinkTemperature: null,
    party: { place: 1, size: 1, others: [] },
    totalPrice: 50_000,
    discountWon: 0,
    selectedAddons: [],
    locale: 'en',
    createdAt: '2027-03-01T00:00:00.000Z',
    forgottenAt: null,
    version: 1,
    moves: 0,
    rescheduling: { maxMoves: 2, minHoursBefore: 0 },
    arrival: { cafeMinutes: 30, boothMinutes: 10 },
    payment: paidBy({}),
    deliveries: [],
    lastEmail: null,
    ...differing,
  } satisfies AdminBooking);
}

/** How a booking of one session stands: paid by card, unless `differing` says otherwise. */
export const paidBy = (differing: Partial<AdminBooking['payment']>): AdminBooking['payment'] => ({
  state: 'paid',
  holdExpiresAt: null,
  method: '카드',
  approvedAt: '2027-03-01T00:00:00.000Z',
  receiptUrl: null,
  paidWon: 50_000,
  paidTogetherWon: 50_000,
  giftWon: 0,
  refundedWon: 0,
  counter: null,
  ...differing,
});

/** A session of the board's day. */
export function boardSession(time: string, name: string, differing: Partial<DaySession> = {}): DaySession {
  return daySessionSchema.parse({
    ...staffBooking({ name, bookingTime: time }),
    studioId: 1,
    startsAt: boardInstant(time),
    slotMinutes: 10,
    addons: [],
    attendance: {},
    note: '',
    ...differing,
  });
}

/** A reservation of Klook that waits for its time. */
export const klookBooking = (name: string, differing: Partial<AdminBooking> = {}): AdminBooking =>
  staffBooking({
    ...{ name, bookingType: 'klook', klookBookingId: 'KLK-SAMPLE-1', status: 'pending' },
    ...{ bookingDate: null, bookingTime: null, totalPrice: 0 },
    payment: paidBy({ state: 'at-studio', method: null, approvedAt: null, paidWon: 0, paidTogetherWon: 0 }),
    ...differing,
  });

/** Friends who sing in a row from a time on, paid for together. */
export function partyOf<Kind extends AdminBooking>(singers: readonly Kind[]): Kind[] {
  return singers.map((singer, index) => ({
    ...singer,
    party: {
      place: index + 1,
      size: singers.length,
      others: singers
        .map(({ id, name, status, bookingDate, bookingTime }, place) => ({
          ...{ id, name, status, bookingDate, bookingTime },
          place: place + 1,
        }))
        .filter(({ id }) => id !== singer.id),
    },
    payment: { ...singer.payment, paidTogetherWon: singers.length * 50_000 },
  }));
}

/** Steps that were noted at these times. */
export const noted = (steps: Partial<Record<AttendanceStep, string>>): DaySession['attendance'] =>
  Object.fromEntries(
    Object.entries(steps).map(([step, time]) => [step, { at: boardInstant(time), by: 'minji' }]),
  );

/** A stretch in which nothing is sold. */
export const blockedTime = (from: string, until: string, differing: Partial<BlockedTime> = {}): BlockedTime =>
  blockedTimeSchema.parse({
    ...{ blockId: 1, studioId: 1, startsAt: boardInstant(from), endsAt: boardInstant(until) },
    ...{ kind: 'repair', note: '', isWeekly: false },
    ...differing,
  });

const feeAt = (time: string) =>
  initialRules.priceBands.find((band) => band.startsAt <= time && time <= band.lastStartAt)?.feeWon ?? 0;

/** Every start of a day by the first rules, with its price. */
const everyStart = Array.from({ length: 72 }, (_, place) => {
  const time = `${String(10 + Math.floor(place / 6)).padStart(2, '0')}:${place % 6}0`;
  return { time, priceWon: feeAt(time) };
});

/** The board's day with these sessions in one studio, every other time for sale. */
export const boardDay = (sessions: readonly DaySession[] = [], differing: Partial<Day> = {}): Day =>
  daySchema.parse({
    date: boardDate,
    now: boardInstant(BOARD_NOW),
    ...{ opensAt: '10:00', closesAt: '22:00', slotMinutes: 10, starts: everyStart, isClosed: false },
    arrival: { cafeMinutes: 30, boothMinutes: 10 },
    studios: [{ id: 1, name: 'Studio 1', isSold: true }],
    ...{ blocked: [], waiting: [] },
    sessions: sessions.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)),
    ...differing,
  });

/** What the booking service knows of the board's day; what a test changes here is what it answers from then on. */
export interface MockDay {
  day: Day;
  tray: AdminBooking[];
  blocks: Block[];
  /** The same session with something else in it. */
  change: (id: string, differing: Partial<DaySession>) => DaySession;
  /** Lets the board hear of a change, as the service tells it. */
  tell: (what: 'changed' | 'tray') => Promise<void>;
  /** From now on the board hears nothing. */
  fallSilent: () => Promise<void>;
}

/**
 * Plays the day board's part of the service to a page: the day, the tray and the blocks, steps and notes of guests, and the stream of
 * changes. The clock of the page stands still at the day's `now`.
 */
export async function withBoard(api: MockApi, page: Page, day: Day = boardDay()): Promise<MockDay> {
  const board: MockDay = {
    day,
    tray: [],
    blocks: [],
    change: (id, differing) => {
      const changed = sessionOf(id, differing);
      const sessions = board.day.sessions.map((one) => (one.id === id ? changed : one));
      board.day = { ...board.day, sessions };
      return changed;
    },
    tell: (what) =>
      page.evaluate(
        (event) => window.dispatchEvent(new Event(`told ${event}`)),
        dayEvents[what],
      ) as unknown as Promise<void>,
    fallSilent: () =>
      page.evaluate(() => window.dispatchEvent(new Event('told nothing'))) as unknown as Promise<void>,
  };
  const sessionOf = (id: string, differing: Partial<DaySession>) => {
    const session = board.day.sessions.find((one) => one.id === id);
    if (!session) throw new Error(`No guest of the board has the number ${id}.`);
    return daySessionSchema.parse({ ...session, ...differing, version: session.version + 1 });
  };
  const noteStep: Answering = (request, [, id = '', step = '']) => {
    const { isDone } = request.postDataJSON() as { isDone: boolean };
    const { attendance } = sessionOf(id, {});
    const { [step as AttendanceStep]: _, ...others } = attendance;
    return {
      json: board.change(id, {
        attendance: isDone ? { ...others, [step]: { at: board.day.now, by: 'owner' } } : others,
      }),
    };
  };
  await page.clock.setFixedTime(day.now);
  await page.addInitScript(playChanges);
  api.on('GET /api/admin/branches', { json: [] });
  api.on('GET /api/admin/day/:date', (_, [, date = '']) => ({ json: { ...board.day, date } }));
  api.on('GET /api/admin/klook-tray', () => ({
    json: klookTraySchema.parse({ count: board.tray.length, bookings: board.tray }),
  }));
  api.on('GET /api/admin/blocks', () => ({ json: blocksSchema.parse(board.blocks) }));
  api.on('PUT /api/admin/bookings/:id/attendance/:step', noteStep);
  api.on('PUT /api/admin/bookings/:id/note', (request, [, id = '']) => ({
    json: board.change(id, request.postDataJSON() as { note: string }),
  }));
  api.on('GET /api/timeslots/:date', defaultAnswers['GET /api/timeslots/:date']);
  return board;
}

/** In the page: a stream of changes that stays open, as no mocked answer can. */
function playChanges(): void {
  class Changes extends EventTarget {
    static readonly CLOSED = 2;
    readyState = 1;
    constructor() {
      super();
      const pass = (event: string) => () => this.dispatchEvent(new Event(event));
      for (const event of ['changed', 'tray', 'alive']) window.addEventListener(`told ${event}`, pass(event));
      window.addEventListener('told nothing', pass('error'));
      queueMicrotask(pass('open'));
      setInterval(pass('alive'), 3_000);
    }
    close() {
      this.readyState = 2;
    }
  }
  Object.assign(window, { EventSource: Changes });
}

/** The grid of the board. */
export const gridOf = (page: Page) => page.locator('[data-day-grid]');

/** Opens the board of the mocked day. */
export async function openBoard(page: Page): Promise<void> {
  await page.goto(`/admin/day?date=${boardDate}`);
  await expect(gridOf(page)).toBeAttached();
}

/** The tile of a guest. */
export const tileOf = (page: Page, { bookingTime, name }: DaySession) =>
  page.locator(`article[aria-label="${bookingTime} ${name}"]`);

/** What is open of a guest, opened from the tile. */
export async function openSheet(page: Page, session: DaySession) {
  await tileOf(page, session).getByRole('button', { name: session.name }).click();
  const sheet = page.getByRole('dialog', { name: session.name });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** A message of the corner. */
export const toastOf = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /^(Notifications|알림)$/ }).getByText(text);
