import { beforeAll, describe, expect, it } from 'vitest';
import type { BookingCounts } from 'shared/bookings/admin-booking.ts';
import { bookingStatuses } from 'shared/bookings/booking-status.ts';
import { countByStatus } from '../../../src/bookings/search/booking-counts.store.ts';
import { statusSql } from '../../../src/bookings/lifecycle/booking.store.ts';
import { foldBookings, YOUNG_MS } from '../../../src/bookings/search/fold-bookings.job.ts';
import { openDashboard } from './harness.ts';
import type { Dashboard } from './harness.ts';

let desk: Dashboard;
beforeAll(async () => {
  desk = await openDashboard();
});

/** The counts and what counting every booking gives, at one moment. */
async function bothCounts(): Promise<[BookingCounts, BookingCounts]> {
  const now = desk.service.clock.now();
  return desk.service.db.transaction(async (trx) => {
    await trx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    const { rows } = await trx.query<{ status: keyof BookingCounts; count: number }>(
      `SELECT ${statusSql('$1')} AS status, count(*)::int AS count FROM bookings b GROUP BY 1
       UNION ALL SELECT 'total', count(*)::int FROM bookings`,
      [now],
    );
    const none = { total: 0, pending: 0, confirmed: 0, 'in-progress': 0, completed: 0, cancelled: 0 };
    return [
      await countByStatus(trx, now),
      { ...none, ...Object.fromEntries(rows.map((row) => [row.status, row.count])) },
    ];
  });
}

async function expectExact(): Promise<BookingCounts> {
  const [counts, every] = await bothCounts();
  expect(counts).toEqual(every);
  return counts;
}

/** Those that are young, too. */
const fold = () => foldBookings(desk.service.db, new Date(desk.service.clock.now().getTime() + YOUNG_MS));
/** Time goes on; the admin has been at work all the while. */
async function later(minutes: number): Promise<void> {
  desk.service.clock.advanceMinutes(minutes);
  await desk.service.db.query('UPDATE sessions SET created_at = $1, last_active_at = $1', [
    desk.service.clock.now(),
  ]);
}

const times = Array.from({ length: 12 }, (_, at) => `${10 + Math.floor(at / 6)}:${at % 6}0`);

describe('the counts', () => {
  it('are those of every booking while visitors book, staff decide, holds run out and all of it is folded', async () => {
    for (let round = 0; round < 4; round += 1) {
      const bookingDate = `2026-07-1${round}`;
      const ids: string[] = [];
      const booked = times.map(async (bookingTime) => {
        ids.push(await desk.bookDirect({ bookingDate, bookingTime, totalPrice: 40_000 }));
      });
      await Promise.all([...booked, fold(), fold(), expectExact(), expectExact()]);
      await expectExact();
      const decided = ids
        .slice(0, 8)
        .map((id, at) => desk.setStatus(id, bookingStatuses[(at + round) % bookingStatuses.length]));
      await Promise.all([...decided, fold(), expectExact(), fold(), expectExact()]);
      await later(round % 2 === 0 ? 16 : 40);
      await expectExact();
      await Promise.all([fold(), expectExact()]);
      await expectExact();
    }
    const counts = await expectExact();
    expect(counts.total).toBe(48);
    expect(counts.cancelled).toBeGreaterThan(16);
  });

  it('stay so when a hold that ran out and was folded is brought back', async () => {
    const id = await desk.bookKlook({ klookBookingId: 'KLK-BACK' });
    const held = await desk.bookDirect({ bookingDate: '2026-07-20' });
    await fold();
    await later(60);
    await fold();
    const { cancelled } = await expectExact();
    expect(await desk.list('?status=cancelled&hideNeverPaid=1')).not.toContainEqual(
      expect.objectContaining({ id: held }),
    );
    expect((await desk.setStatus(held, 'confirmed')).status).toBe(200);
    expect((await expectExact()).cancelled).toBe(cancelled - 1);
    await fold();
    await expectExact();
    await desk.service.db.query('DELETE FROM booking_history');
    await desk.service.db.query('DELETE FROM emails');
    await desk.service.db.query('DELETE FROM bookings WHERE id = $1', [id]);
    await expectExact();
  });

  it('and the search are made anew from the bookings, should they ever be wrong', async () => {
    await fold();
    await desk.service.db.query('UPDATE booking_counts SET bookings = bookings + 1');
    const [wrong, every] = await bothCounts();
    expect(wrong).not.toEqual(every);
    await desk.service.db.query('SELECT rebuild_booking_search($1)', [desk.service.clock.now()]);
    await expectExact();
  });

  it('leave a booking alone while it is young, and a hold until it is decided', async () => {
    const { db, clock } = desk.service;
    await fold();
    const held = await desk.bookDirect({ bookingDate: '2026-07-21' });
    expect(await fold()).toBe(0);
    await expectExact();
    await desk.setStatus(held, 'confirmed');
    expect(await foldBookings(db, clock.now())).toBe(0);
    expect(await fold()).toBe(1);
    await expectExact();
  });

  it('count a hold that ran out as never paid once, whether it was folded or not', async () => {
    const before = await expectExact();
    await desk.bookDirect({ bookingDate: '2026-07-22' });
    await desk.service.db.query('SELECT rebuild_booking_search($1)', [desk.service.clock.now()]);
    await desk.bookDirect({ bookingDate: '2026-07-23' });
    await later(60);
    expect(await fold()).toBe(2);
    expect((await expectExact()).cancelled).toBe(before.cancelled + 2);
    const { rows } = await desk.service.db.query('SELECT FROM booking_search WHERE NOT is_folded');
    expect(rows).toEqual([]);
  });

  it('are nothing again when there are no bookings', async () => {
    await desk.service.db.query('TRUNCATE bookings CASCADE');
    expect((await expectExact()).total).toBe(0);
  });
});
