import { figures, HOUSE } from 'shared/reports/figures.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aKlookBooking } from '../../harness/builders.ts';
import { sell } from '../../harness/catalogue.ts';
import { MORNING, TODAY } from '../../harness/clock.ts';
import { linesOf, openOffice, sumOf } from '../reports/harness.ts';
import { aChain, hongdae, sinsa } from './chain.ts';

const office = await openOffice();
const { db, clock } = office;
await sell(db, aChain(2));
// On sale since before the first day that is counted.
await db.query(
  `UPDATE catalogue_versions SET stored_at = '2026-06-01'::timestamptz + version * interval '1 day'`,
);

const DAY = '2026-07-09';
const here = (bookingTime: string) => ({ bookingDate: DAY, bookingTime });
const there = (bookingTime: string, people = 1) => ({
  ...here(bookingTime),
  branchId: hongdae.id,
  totalPrice: 30_000 * people,
});

beforeEach(async () => {
  clock.set(MORNING);
  await db.query('TRUNCATE bookings, orders CASCADE');
  await db.query('TRUNCATE report_figures, report_stale_days');
});

/** Something of everything that the reports count, in both branches. */
async function sellEverything() {
  const first = await office.paidBooking(here('15:00'));
  const second = await office.paidParty(['Anna', 'Ben'], there('15:00', 2));
  await office.sell({ bookingTime: '11:00', payment: { method: 'cash' } });
  const atCounter = { studioId: 12, bookingTime: '14:00', totalPrice: 30_000 };
  const walkIn = await office.sell({ ...atCounter, payment: { method: 'cash' } });
  await office.giveBack(walkIn);
  await office.refund(second.ids[1] ?? '', { amountWon: 10_000, override: true });
  await office.settle();
  const gone = await office.paidBooking(there('16:00'));
  await office.setStatus(gone.booking.id, 'cancelled');
  await office.hold(there('17:00'));
  await office.buyGiftCard(80_000);
  return { first, second, walkIn, gone };
}

describe('the report of one branch', () => {
  test('and those of the others are together the report of all, with what is the house’s own', async () => {
    await sellEverything();
    const [whole, one, other] = [
      await office.report(),
      await office.reportOf(sinsa.id),
      await office.reportOf(hongdae.id),
    ];
    const house = { taken: { count: 1, amount: 80_000 }, 'gift-sold': { count: 1, amount: 80_000 } };
    for (const figure of figures) {
      const { count, amount } = {
        count: 0,
        amount: 0,
        ...Object.entries(house).find(([name]) => name === figure)?.[1],
      };
      const [a, b] = [sumOf(one, figure), sumOf(other, figure)];
      expect({ count: a.count + b.count + count, amount: a.amount + b.amount + amount }, figure).toEqual(
        sumOf(whole, figure),
      );
    }
    expect(sumOf(one, 'gift-sold')).toEqual({ count: 0, amount: 0 });
    for (const { check } of [whole, one, other]) expect(check.counted).toEqual(check.ledger);
    expect(one.check.ledger).toEqual({ takenWon: 90_000, givenBackWon: 0 });
    expect(other.check.ledger).toEqual({ takenWon: 120_000, givenBackWon: 40_000 });
    expect(whole.check.ledger).toEqual({ takenWon: 290_000, givenBackWon: 40_000 });
    expect(await office.compare()).toMatchObject({ different: [] });
  });

  test('has its sessions, holds, bands and what is open there, and nothing of the others', async () => {
    const { second, gone } = await sellEverything();
    const report = await office.reportOf(hongdae.id);
    expect(linesOf(report, 'sold')).toEqual({ 'direct/15': [2, 20], 'walk-in/14': [1, 10] });
    expect(linesOf(report, 'fee')).toEqual({ 'all-day/direct': [3, 90_000], 'all-day/walk-in': [1, 30_000] });
    expect(report.names.bands['all-day']).toEqual({ en: 'All day' });
    expect(linesOf(report, 'hold')).toEqual({ 'paid/': [2, 0], 'waiting/': [1, 0] });
    expect(report.open).toMatchObject({ refundsDue: { count: 1, won: 30_000 } });
    expect((await office.reportOf(sinsa.id)).open).toMatchObject({ refundsDue: { count: 0, won: 0 } });
    expect(report.onGiftCards).toBeNull();
    const behind = async (figure: string, branchId: number) =>
      (await office.behind({ figure, branchId: String(branchId) })).body.map(({ id }) => id);
    expect(await behind('refundsDue', hongdae.id)).toEqual([gone.booking.id]);
    expect(await behind('refundsDue', sinsa.id)).toEqual([]);
    expect(await behind('given-back', hongdae.id)).toContain(second.ids[1]);
    expect(await behind('given-back', sinsa.id)).toEqual([]);
  });

  test('is refused for a branch that never was, and stays there for one that sells no longer', async () => {
    const span = { from: DAY, to: DAY };
    for (const branchId of ['3', '0', 'hongdae'])
      for (const path of ['/api/admin/reports', '/api/admin/reports/bookings'])
        expect(await office.ask({ ...span, figure: 'sold', branchId }, path)).toMatchObject({
          status: 400,
          body: { errors: [{ path: 'branchId' }] },
        });
    await office.paidBooking(there('15:00'));
    await sell(db, aChain(3, [sinsa]));
    expect(sumOf(await office.reportOf(hongdae.id), 'sold').count).toBe(1);
    await sell(db, aChain(4));
  });
});

describe('branches beside each other', () => {
  test('have sessions, what was used of what could be sold, and takings; the house stands last', async () => {
    await sellEverything();
    const { branches } = await office.report({ from: TODAY, to: DAY });
    const none = { now: 0, before: 0 };
    expect(branches).toMatchObject([
      {
        id: sinsa.id,
        name: sinsa.name,
        sessions: { now: 2, before: 0 },
        soldMinutes: { now: 10, before: 0 },
      },
      { id: hongdae.id, sessions: { now: 3, before: 0 }, offeredMinutes: { now: 8 * 60 * 2 } },
    ]);
    const all = (await office.report()).branches;
    expect(all.map(({ id, takenWon, givenBackWon }) => [id, takenWon.now, givenBackWon.now])).toEqual([
      [sinsa.id, 90_000, 0],
      [hongdae.id, 120_000, 40_000],
      [HOUSE, 80_000, 0],
    ]);
    expect(all.at(-1)).toMatchObject({ name: null, sessions: none, offeredMinutes: none });
    expect((await office.reportOf(hongdae.id)).branches).toEqual([]);
  });

  test('offer by their own hours, closed days and booths', async () => {
    clock.set('2026-07-20T21:00:00+09:00');
    const offeredOn = async (day: string) => {
      const { branches } = await office.report({ from: day, to: day });
      return branches.map(({ id, offeredMinutes }) => [id, offeredMinutes.now]);
    };
    await office.paidBooking({ bookingDate: '2026-07-25', bookingTime: '15:00' });
    await office.keep();
    await db.query(`INSERT INTO report_stale_days SELECT unnest('{2026-07-18,2026-07-20}'::date[])`);
    const [saturday, closed] = [await offeredOn('2026-07-18'), await offeredOn('2026-07-20')];
    expect(saturday).toContainEqual([hongdae.id, 960]);
    expect(closed).toEqual([
      [sinsa.id, 720],
      [hongdae.id, 0],
    ]);
  });
});

test('a Klook guest without a time counts where staff place them', async () => {
  const { body } = await office.post<{ id: string }>(
    '/api/bookings',
    aKlookBooking({ klookBookingId: 'KLK-REPORT', branchId: hongdae.id }),
  );
  await office.awake();
  const place = { bookingDate: DAY, bookingTime: '15:00', studioId: 1 };
  const { status } = await office.admin.send('PATCH', `/api/admin/bookings/${body.id}/schedule`, place);
  await office.setStatus(body.id, 'confirmed');
  expect(status).toBe(200);
  expect(linesOf(await office.reportOf(sinsa.id), 'sold')).toEqual({ 'klook/15': [1, 10] });
  expect(linesOf(await office.reportOf(hongdae.id), 'sold')).toEqual({});
});
