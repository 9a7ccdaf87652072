import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { sessionFeeWon } from 'shared/pricing/price.ts';
import { startTimes } from 'shared/slots/offered-slots.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCatalogue, sell } from '../../harness/catalogue.ts';
import { MORNING, TODAY, TOMORROW } from '../../harness/clock.ts';
import { explaining } from '../../harness/plans.ts';
import { storeMany } from '../admin-bookings/many.ts';
import { readDay } from '../../../src/day/board/read-day.usecase.ts';
import { openCounter } from './harness.ts';
import type { Counter } from './harness.ts';

let desk: Counter;
beforeAll(async () => {
  desk = await openCounter();
});
beforeEach(async () => {
  desk.service.clock.set(MORNING);
  await desk.service.db.query('TRUNCATE bookings CASCADE');
});

describe('the board of a day', () => {
  it('shows what owns its time: paid, held, from Klook and staying away; nothing else', async () => {
    const held = await desk.bookDirect({ bookingTime: '10:00', totalPrice: 40_000 });
    const paid = await desk.bookDirect({ bookingTime: '10:10', totalPrice: 40_000, email: 'b@example.test' });
    await desk.setStatus(paid, 'confirmed');
    const away = await desk.bookDirect({ bookingTime: '10:20', totalPrice: 40_000, email: 'c@example.test' });
    await desk.setStatus(away, { status: 'cancelled', reason: 'no-show' });
    const gone = await desk.bookDirect({ bookingTime: '10:30', totalPrice: 40_000, email: 'd@example.test' });
    await desk.setStatus(gone, 'cancelled');
    const klook = await desk.bookKlook();
    await desk.schedule(klook, TOMORROW, '10:40');
    await desk.bookDirect({ bookingDate: '2026-07-04', email: 'e@example.test' });

    const day = await desk.day();
    expect(day.sessions.map(({ id, payment }) => [id, payment.state])).toEqual([
      [held, 'unpaid'],
      [paid, 'unpaid'],
      [away, 'unpaid'],
      [klook, 'at-studio'],
    ]);
    desk.service.clock.advanceMinutes(16);
    expect((await desk.day()).sessions.map(({ id }) => id)).toEqual([paid, away, klook]);
  });

  it('says all that the counter needs of a session', async () => {
    const id = await desk.bookDirect({
      bookingTime: '14:10',
      locale: 'zh',
      selectedAddons: [1],
      totalPrice: 150_000,
    });
    await desk.note(id, 'Comes with a cake');
    const [session] = (await desk.day()).sessions;
    expect(session).toMatchObject({
      id,
      name: 'Test Visitor',
      studioId: 1,
      startsAt: '2026-07-03T05:10:00.000Z',
      slotMinutes: 10,
      selectedDrink: 'coffee',
      drinkTemperature: 'iced',
      locale: 'zh',
      bookingType: 'direct',
      addons: [{ id: 1, name: 'Full Track Mixing' }],
      party: { place: 1, size: 1 },
      attendance: {},
      note: 'Comes with a cake',
    });
  });

  it('says when the house is open, which studios there are and what time it is', async () => {
    expect(await desk.day(TODAY)).toEqual({
      date: TODAY,
      now: new Date(MORNING).toISOString(),
      opensAt: '10:00',
      closesAt: '22:00',
      slotMinutes: 10,
      starts: startTimes(initialRules).map((time) => ({ time, priceWon: sessionFeeWon(initialRules, time) })),
      isClosed: false,
      arrival: { cafeMinutes: 30, boothMinutes: 10 },
      studios: [{ id: 1, name: 'Studio 1', isSold: true }],
      blocked: [],
      waiting: [],
      sessions: [],
    });
  });

  it('refuses what is no day, and says how to ask', async () => {
    const refused = await desk.counter.send<{ errors: unknown }>('GET', '/api/admin/day/2026-02-30');
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [
        {
          path: 'date',
          code: 'date-malformed',
          message: 'Please ask for a date that exists, written as yyyy-MM-dd, for example 2026-07-01',
        },
      ],
    ]);
  });

  it('is read from the claims of its day, however many bookings there are', async () => {
    const { db, service, clock } = desk.service;
    await storeMany(db, 8_000, clock.now());
    await db.query(
      `INSERT INTO slot_claims (studio_id, starts_at, booking_id)
       SELECT DISTINCT ON (starts_at) 1, starts_at, id FROM bookings WHERE status = 'completed' AND starts_at IS NOT NULL`,
    );
    await db.query('ANALYZE bookings, orders, slot_claims');
    const asked = explaining(db);
    await readDay({ db: asked.db, catalogues: service.deps.catalogues }, { date: '2026-06-30' }, clock.now());
    expect(asked.plan()).toContain('slot_claims_pkey');
    for (const table of ['bookings', 'orders', 'slot_claims', 'attendance'])
      expect(asked.plan()).not.toContain(`Seq Scan on ${table}`);
  });
});

it('a day that the CMS has closed says so', async () => {
  const { service } = desk;
  await sell(service.db, aCatalogue(2, { closedDates: [TOMORROW] }));
  expect(await desk.day()).toMatchObject({ isClosed: true, starts: [] });
});
