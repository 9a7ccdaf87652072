import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import type { Block, BlockMade, Guests } from 'shared/blocks/block.ts';
import type { Day } from 'shared/day/day.ts';
import type { Problem } from 'shared/problems/problem.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { signedInBrowser } from '../../harness/accounts.ts';
import { aBooking } from '../../harness/builders.ts';
import { TOMORROW } from '../../harness/clock.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';

type Refused = Omit<Problem, 'status'>;

export const at = (time: string, date = TOMORROW) => instantInSeoul(date, time).toISOString();

/** A break of half an hour in the afternoon of the next day; a test states only what matters to it. */
export const aBlock = (overrides: Record<string, unknown> = {}) => ({
  studioIds: [1],
  startsAt: at('15:00'),
  endsAt: at('15:30'),
  kind: 'break',
  ...overrides,
});

/** A staff desk, and beside it somebody at the counter, who blocks times. */
export async function openBlocking() {
  const desk = await openStaffDesk();
  const counter = await signedInBrowser(desk.url, desk.db, 'staff');
  const blocks = '/api/admin/blocks';
  return {
    ...desk,
    counter,
    block: (overrides: Record<string, unknown> = {}) =>
      counter.send<BlockMade & Refused>('POST', blocks, aBlock(overrides)),
    concerned: async (overrides: Record<string, unknown> = {}) => {
      const { kind: _, ...span } = aBlock(overrides);
      return (await counter.send<Guests[]>('POST', `${blocks}/guests`, span)).body;
    },
    lift: (id: number, query = '') => counter.send<Refused>('DELETE', `${blocks}/${id}${query}`),
    list: async () => (await counter.send<Block[]>('GET', blocks)).body,
    guests: async (id: number) => (await counter.send<Guests[]>('GET', `${blocks}/${id}/guests`)).body,
    decide: async (id: number, decision: Record<string, unknown>, browser = counter) => {
      await desk.awake();
      return browser.send<Guests[] & Refused>('POST', `${blocks}/${id}/decisions`, decision);
    },
    day: async (date = TOMORROW) => (await counter.send<Day>('GET', `/api/admin/day/${date}`)).body,
    free: async (date = TOMORROW) => (await desk.get<string[]>(`/api/timeslots/${date}`)).body,
    book: (bookingTime: string, overrides: Record<string, unknown> = {}) =>
      desk.post<{ id: string } & Refused>('/api/bookings', aBooking({ bookingTime, ...overrides })),
    read: async (id: string) => (await counter.send<AdminBooking>('GET', `/api/admin/bookings/${id}`)).body,
    /** Beside the confirmation. */
    mailsTo: async (orderId: string) =>
      (
        await desk.db.query<{ kind: string; text: string }>(
          `SELECT kind, text_body AS text FROM emails WHERE order_id = $1 AND kind <> 'booking-confirmed' ORDER BY kind`,
          [orderId],
        )
      ).rows,
  };
}
export type Blocking = Awaited<ReturnType<typeof openBlocking>>;

export const idsOf = (guests: readonly Guests[]) =>
  guests.map(({ sessions }) => sessions.map(({ id }) => id));
