import type { BlockMade } from 'shared/blocks/block.ts';
import type { Day } from 'shared/day/day.ts';
import type { Problem } from 'shared/problems/problem.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../../harness/accounts.ts';
import { initialVenue } from 'shared/catalogue/initial-catalogue.ts';
import { sell } from '../../harness/catalogue.ts';
import { MORNING, TODAY } from '../../harness/clock.ts';
import { openPage, singerOf } from '../my-booking/own-page.ts';
import { openWaitingRoom, DAY } from '../waitlist/harness.ts';
import { aWalkIn } from '../walk-ins/harness.ts';
import { aBlock, at } from '../blocks/harness.ts';
import { aChain, hongdae, sinsa } from './chain.ts';

type Refused = Omit<Problem, 'status'>;

const room = await openWaitingRoom();
const { db, admin } = room;
await sell(db, aChain(2));
beforeEach(async () => {
  room.clock.set(MORNING);
  await room.awake();
});

const atHongdae = (fields: Record<string, unknown> = {}) => ({
  ...{ branchId: hongdae.id, bookingDate: DAY, bookingTime: '15:00', totalPrice: 30_000 },
  ...fields,
});
const studioOf = async (id: string) =>
  (await db.query<{ studio_id: number }>('SELECT studio_id FROM bookings WHERE id = $1', [id])).rows[0]
    ?.studio_id;

test('whoever names no branch means the one that was there before the others, wherever the list has it', async () => {
  const opensAt = async () =>
    (await room.get<{ openingHours: { opensAt: string } }>('/api/rules')).body.openingHours.opensAt;
  await sell(db, aChain(3, [hongdae, sinsa]));
  expect(await opensAt()).toBe('10:00');
  await sell(db, aChain(4, [hongdae]));
  expect(await opensAt()).toBe('12:00');
  await sell(db, aChain(5));
});

describe('a visitor who moves', () => {
  test('is offered the times of the branch, and stays in it', async () => {
    const day = '2026-07-15';
    const { booking } = await room.paidBooking(atHongdae({ bookingDate: day }));
    const page = await openPage(room, booking.id);
    const { body: times } = await page.times([booking.id], day);
    expect([times[0], times.at(-1)]).toEqual(['12:00', '19:50']);
    expect(await page.move([booking.id], { bookingDate: day, bookingTime: '10:30' })).toMatchObject({
      status: 409,
      body: { type: 'slot-not-on-sale' },
    });
    const moved = await page.move([booking.id], { bookingDate: day, bookingTime: '12:30' });
    expect(singerOf(moved.body, booking.id).startsAt).toBe(at('12:30', day));
    expect(moved.body.venue?.address.en).toBe('Seogyo-dong, Mapo-gu, Seoul');
    expect(await studioOf(booking.id)).toBe(11);
  });

  test('finds no time any more where the branch sells no longer', async () => {
    const day = '2026-07-16';
    const { booking } = await room.paidBooking(atHongdae({ bookingDate: day }));
    await sell(db, aChain(6, [sinsa]));
    const page = await openPage(room, booking.id);
    expect((await page.times([booking.id], day)).body).toEqual([]);
    // The house's hours have that time, and the booth is free.
    const later = { bookingDate: day, bookingTime: '16:00' };
    for (const moved of [
      await page.move([booking.id], later),
      await admin.send('PATCH', `/api/admin/bookings/${booking.id}/schedule`, { ...later }),
    ])
      expect(moved).toMatchObject({ status: 409, body: { type: 'slot-not-on-sale' } });
    await sell(db, aChain(7));
  });

  test('out of a booth that is sold no more goes to one that is', async () => {
    const day = '2026-07-17';
    const { booking } = await room.paidBooking(atHongdae({ bookingDate: day }));
    expect(await studioOf(booking.id)).toBe(11);
    await sell(db, aChain(8, [sinsa, { ...hongdae, studios: hongdae.studios.slice(1) }]));
    const page = await openPage(room, booking.id);
    expect((await page.move([booking.id], { bookingDate: day, bookingTime: '16:00' })).status).toBe(200);
    expect(await studioOf(booking.id)).toBe(12);
    await sell(db, aChain(9));
  });
});

describe('the waitlist', () => {
  test('of one branch is served with times of that branch, and with no other’s', async () => {
    const { booking } = await room.full();
    const here = await room.waiter();
    // The same day elsewhere is full as well.
    const full = [await room.paidBooking(atHongdae()), await room.paidBooking(atHongdae())];
    const there = await room.waiter({ branchId: hongdae.id });
    const both = await room.join({ email: here.email, branchId: hongdae.id });
    expect(both.status).toBe(201);
    await room.setStatus(full[0]?.booking.id ?? '', 'cancelled');
    await room.offer();
    const stateOf = async (link: string) => (await room.look(link)).body.state;
    expect([await stateOf(here.link), await stateOf(there.link)]).toEqual(['waiting', 'offered']);
    await room.setStatus(booking.id, 'cancelled');
    await room.offer();
    expect(await stateOf(here.link)).toBe('offered');

    // Whoever has a time held here may still book there, at the same time: that is another session.
    const browser = openBrowser(room.url);
    await room.take(here.link, browser);
    await room.leave(there.link);
    const booked = await room.book(browser, atHongdae());
    expect(booked.status).toBe(201);
    expect(await studioOf(booked.body.id)).toBe(11);
    expect(await stateOf(here.link)).toBe('offered');
  });

  test('takes no wish for a branch that there is not', async () => {
    expect(await room.join({ branchId: 3 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'branchId' }] },
    });
  });
});

describe('the counter', () => {
  const dayAt = async (query: string, date = TODAY) =>
    (await admin.send<Day>('GET', `/api/admin/day/${date}${query}`)).body;
  const sellTo = (fields: Record<string, unknown>) =>
    admin.send<{ id: string } & Refused>('POST', '/api/admin/walk-ins', aWalkIn(fields));

  test('has a board of each branch, with its booths, hours and prices', async () => {
    const sold = await sellTo({ studioId: 12, bookingTime: '13:00', totalPrice: 30_000 });
    expect(sold.status).toBe(201);
    const there = await dayAt('?branchId=2');
    expect(there).toMatchObject({
      ...{ opensAt: '12:00', closesAt: '20:00' },
      studios: [
        { id: 11, name: 'Hongdae A', isSold: true },
        { id: 12, name: 'Hongdae B', isSold: true },
      ],
      sessions: [{ id: sold.body.id, studioId: 12 }],
    });
    expect(there.starts[0]).toEqual({ time: '12:00', priceWon: 30_000 });
    const here = await dayAt('');
    expect(here).toMatchObject({ opensAt: '10:00', studios: [{ id: 1 }], sessions: [] });
    expect(await admin.send('GET', `/api/admin/day/${TODAY}?branchId=9`)).toMatchObject({ status: 400 });
  });

  test('has a board of a branch that sells no longer, for whoever was sold a session there', async () => {
    const day = '2026-07-21';
    const branches = async () => (await admin.send<{ id: number }[]>('GET', '/api/admin/branches')).body;
    const ids = async () => (await branches()).map(({ id }) => id);
    const { booking } = await room.paidBooking(atHongdae({ bookingDate: day }));
    await sell(db, aChain(10, [sinsa]));
    expect(await ids()).toEqual([sinsa.id, hongdae.id]);
    expect(await dayAt('?branchId=2', day)).toMatchObject({
      starts: [],
      studios: [{ id: 11, isSold: false }],
      sessions: [{ id: booking.id }],
    });
    // The house is one cafe again.
    await sell(db, aChain(11, []));
    expect(await branches()).toEqual([
      { id: 1, name: initialVenue.cafeName },
      { id: hongdae.id, name: hongdae.name },
    ]);
    await room.setStatus(booking.id, 'cancelled');
    room.clock.set('2026-08-01T09:00:00+09:00');
    await room.awake();
    expect(await ids()).toEqual([]);
    await sell(db, aChain(12));
  });

  test('sells at the price of the branch where the booth stands', async () => {
    const wrong = await sellTo({ studioId: 11, bookingTime: '13:10', totalPrice: 50_000 });
    expect(wrong).toMatchObject({ status: 409, body: { type: 'price-changed', totalPrice: 30_000 } });
    const early = await sellTo({ studioId: 11, bookingTime: '11:00', totalPrice: 30_000 });
    expect(early).toMatchObject({ status: 409, body: { type: 'slot-not-on-sale' } });
  });

  test('blocks booths of one branch, and proposes its guests a place in it', async () => {
    const day = '2026-07-17';
    const booking = await room.paidBooking(atHongdae({ bookingDate: day }));
    const span = { startsAt: at('15:00', day), endsAt: at('15:30', day) };
    const block = (studioIds: number[]) =>
      admin.send<BlockMade & Refused>('POST', '/api/admin/blocks', aBlock({ studioIds, ...span }));
    expect(await block([1, 11])).toMatchObject({ status: 400, body: { errors: [{ path: 'studioIds' }] } });
    const { body } = await block([11, 12]);
    expect(body.guests).toMatchObject([
      {
        sessions: [{ id: booking.booking.id }],
        nearest: { bookingDate: day, bookingTime: '14:50', studioId: 11 },
      },
    ]);
    expect((await dayAt('?branchId=2', day)).blocked).toHaveLength(2);
    expect((await dayAt('', day)).blocked).toEqual([]);
  });

  test('swaps no sessions of two branches', async () => {
    const day = '2026-07-18';
    const one = await room.paidBooking({ bookingDate: day });
    const other = await room.paidBooking(atHongdae({ bookingDate: day, bookingTime: '16:00' }));
    const versionOf = async (id: string) => (await room.card(id)).version;
    const bookings = await Promise.all(
      [one, other].map(async ({ booking: { id } }) => ({ id, version: await versionOf(id) })),
    );
    expect(
      await admin.send('POST', '/api/admin/bookings/swap', { bookings, reason: 'They asked' }),
    ).toMatchObject({
      status: 409,
      body: { type: 'slot-not-on-sale' },
    });
    expect(await studioOf(one.booking.id)).toBe(1);
  });
});
