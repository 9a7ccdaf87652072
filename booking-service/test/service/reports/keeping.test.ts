import type { Attention } from 'shared/attention/attention.ts';
import { addSeoulDays } from 'shared/time/seoul.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { compareOnceADay } from '../../../src/reports/keeping/compare-figures.job.ts';
import { keepFigures, keepFiguresInTurn } from '../../../src/reports/keeping/keep-figures.job.ts';
import type { Browser } from '../../harness/accounts.ts';
import { MORNING, TODAY } from '../../harness/clock.ts';
import { openOffice, sumOf } from './harness.ts';

const office = await openOffice();
const { db, clock } = office;
const afternoon = { bookingDate: '2026-07-09', bookingTime: '15:00' };
const never = new AbortController().signal;

beforeEach(async () => {
  clock.set(MORNING);
  await db.query('TRUNCATE bookings, orders CASCADE');
  await db.query('TRUNCATE report_figures, report_stale_days');
  // Each test begins the same day anew.
  await db.query('UPDATE report_state SET as_of = NULL, compared_at = NULL');
});

const mattersOf = async (browser: Browser) =>
  (await browser.send<Attention>('GET', '/api/admin/attention')).body.matters.filter(
    ({ kind }) => kind === 'reports-differed',
  );

describe('the rollup', () => {
  test('says as of when it is, and how many days it has yet to count', async () => {
    await office.paidBooking(afternoon);
    const { asOf, staleDays } = await office.report();
    expect([asOf, staleDays]).toEqual([new Date(MORNING).toISOString(), 0]);
    await db.query('INSERT INTO report_stale_days VALUES ($1), ($1), ($2)', [TODAY, addSeoulDays(TODAY, 1)]);
    const { body } = await office.ask<{ staleDays: number }>({ from: TODAY, to: TODAY });
    expect(body.staleDays).toBe(2);
  });

  test('is kept by one copy at a time, and every change is counted once', async () => {
    await office.paidBooking(afternoon);
    await Promise.all(Array.from({ length: 4 }, () => keepFigures(db, clock.now())));
    expect(sumOf(await office.report(), 'taken')).toEqual({ count: 1, amount: 50_000 });
  });

  test('is left to the copy that has just begun, and taken up again once it is its turn', async () => {
    await office.paidBooking(afternoon);
    const days: number[] = [];
    for (const seconds of [0, 5, 14, 20]) {
      const at = new Date(clock.now().getTime() + seconds * 1_000);
      days.push(await keepFiguresInTurn(db, at));
    }
    expect(days.map((counted) => counted > 0)).toEqual([true, false, false, true]);
  });

  test('takes in an entry that became visible after one with a higher number', async () => {
    await office.report();
    const booking = await office.hold();
    await db.transaction(async (trx) => {
      // Stored, and seen by nobody yet, while others are stored, seen and counted.
      await trx.query(`UPDATE bookings SET status = 'confirmed', hold_expires_at = NULL WHERE id = $1`, [
        booking.id,
      ]);
      await trx.query(
        `INSERT INTO booking_history (booking_id, at, actor, event) VALUES ($1, $2, 'system', 'status-confirmed')`,
        [booking.id, clock.now()],
      );
      await office.paidBooking(afternoon);
      expect(sumOf(await office.report(), 'sold').count).toBe(1);
    });
    expect(sumOf(await office.report(), 'sold').count).toBe(2);
  });

  test('counts the time that nobody was there to count', async () => {
    await office.report();
    clock.set('2026-07-07T12:00:00+09:00');
    const { hours } = await office.report();
    expect(new Set(hours.map(({ weekday }) => weekday))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
  });
});

describe('the daily check', () => {
  test('puts a day right that differs, and tells the owner until it is dealt with', async () => {
    await office.paidBooking(afternoon);
    // What was read in the last minutes is read once more, and is no difference.
    for (const minutes of [0, 10, 10]) {
      clock.advanceMinutes(minutes);
      await office.report();
    }
    await db.query(`UPDATE report_figures SET amount = amount + 1 WHERE figure = 'taken'`);
    clock.advanceMinutes(24 * 60);
    await compareOnceADay(db, clock.now(), never);
    const report = await office.report();
    expect(report.compared).toMatchObject({ at: clock.now().toISOString(), differences: 1 });
    expect(sumOf(report, 'taken').amount).toBe(50_000);
    await office.awake();
    const [matter] = await mattersOf(office.owner);
    expect(matter).toMatchObject({ count: 1, dismissible: true });
    expect(await mattersOf(office.admin)).toEqual([]);
    await office.owner.send('POST', '/api/admin/attention/dismissals', { key: matter?.key });
    expect(await mattersOf(office.owner)).toEqual([]);
  });

  test('finds no difference in what has only changed since it was counted', async () => {
    await office.report();
    await office.paidBooking(afternoon);
    expect(await office.compare()).toMatchObject({ different: [] });
    expect(sumOf(await office.report(), 'taken').amount).toBe(50_000);
  });

  test('runs once a day', async () => {
    await office.report();
    await compareOnceADay(db, clock.now(), never);
    const { compared } = await office.report();
    clock.advanceMinutes(60);
    await compareOnceADay(db, clock.now(), never);
    expect((await office.report()).compared).toEqual(compared);
  });
});
