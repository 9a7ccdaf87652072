import type { AuditEntry } from 'shared/auth/audit.ts';
import type { CashUpDay } from 'shared/cash-up/cash-up.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { endPersonalData } from '../../../src/privacy/end-personal-data.job.ts';
import { openCashUps } from '../cash-up/harness.ts';
import { sell } from '../../harness/catalogue.ts';
import { MORNING, TODAY } from '../../harness/clock.ts';
import { aChain, hongdae, sinsa } from './chain.ts';

const desk = await openCashUps();
const { db, clock } = desk.service;
await sell(db, aChain(2));

beforeEach(async () => {
  clock.set(MORNING);
  await db.query('TRUNCATE bookings, orders CASCADE');
});

const there = { branchId: hongdae.id };
const sold = async (studioId: number, bookingTime: string, method = 'cash') => {
  const totalPrice = studioId === 1 ? 50_000 : 30_000;
  return (await desk.sell({ studioId, bookingTime, totalPrice, payment: { method } })).body.id;
};
const cashTaken = async (branchId?: number) => (await desk.cashUp(TODAY, branchId)).recorded.cash.taken;
const asSeen = ({ signed }: CashUpDay) => (signed.length > 0 ? { correctionReason: 'Counted again' } : {});

describe('a drawer', () => {
  test('has what was taken for the booths of its branch, and is signed for itself', async () => {
    await sold(1, '15:00');
    await sold(11, '15:00');
    await sold(12, '15:10', 'card-terminal');
    expect(await cashTaken()).toEqual({ count: 1, won: 50_000 });
    expect(await cashTaken(sinsa.id)).toEqual(await cashTaken());
    expect(await cashTaken(hongdae.id)).toEqual({ count: 1, won: 30_000 });
    const { status, body, headers } = await desk.sign({ floatWon: 70_000 }, there);
    expect([status, body, headers.get('location')]).toEqual([
      201,
      { number: 1 },
      `/api/admin/cash-ups/${TODAY}?branchId=2`,
    ]);
    const [entry] = (await desk.admin.send<AuditEntry[]>('GET', '/api/admin/audit')).body;
    expect(entry).toMatchObject({ subjectId: TODAY, after: { differences: 0, branchId: hongdae.id } });
    const first: CashUpDay = await desk.cashUp(TODAY);
    expect([first.signed, first.floatWon]).toEqual([[], 0]);
    // The same day and the same number, in another branch.
    expect((await desk.sign({ floatWon: 10_000 })).body).toEqual({ number: 1 });
    const [one, other] = [await desk.cashUp(TODAY), await desk.cashUp(TODAY, hongdae.id)];
    expect([one.floatWon, other.floatWon]).toEqual([10_000, 70_000]);
    expect(
      [one.signed, other.signed].map((signed) => signed.map(({ methods }) => methods.cash.countedWon)),
    ).toEqual([[60_000], [100_000]]);
    expect(other.signed[0]?.methods['card-terminal'].expectedWon).toBe(30_000);
    await sold(11, '16:00');
    expect((await desk.cashUp(TODAY)).since).toBeNull();
    expect((await desk.cashUp(TODAY, hongdae.id)).since?.cash.taken.count).toBe(1);
  });

  test('is signed once by those who sign at one moment, and beside them in the other branch', async () => {
    await sold(11, '15:00');
    const seen = { here: await desk.cashUp(TODAY), there: await desk.cashUp(TODAY, hongdae.id) };
    const signings = await Promise.all(
      [desk.counter, desk.admin, desk.counter].flatMap((browser) => [
        desk.sign(asSeen(seen.here), { browser, seen: seen.here }),
        desk.sign(asSeen(seen.there), { browser, seen: seen.there, ...there }),
      ]),
    );
    const statuses = (branch: number) =>
      signings
        .filter((_, index) => index % 2 === branch)
        .map(({ status }) => status)
        .sort();
    expect([statuses(0), statuses(1)]).toEqual([
      [201, 409, 409],
      [201, 409, 409],
    ]);
  });

  test('is there still where the branch sells no longer, and never where there was none', async () => {
    await sold(11, '15:00');
    await sell(db, aChain(3, [sinsa]));
    expect(await cashTaken(hongdae.id)).toEqual({ count: 1, won: 30_000 });
    await sell(db, aChain(4));
    for (const branchId of ['3', '0', 'hongdae'])
      expect(
        await desk.counter.send('GET', `/api/admin/cash-ups/${TODAY}?branchId=${branchId}`),
      ).toMatchObject({ status: 400, body: { errors: [{ path: 'branchId' }] } });
  });

  test('ends with its own counts once no law has it kept any more', async () => {
    for (const [branch, date] of [
      [1, '2012-01-01'],
      [2, '2012-01-01'],
    ]) {
      await db.query(
        `INSERT INTO cash_ups (date, branch_id, number, free_count, signed_at, signed_by) VALUES ($1, $2, 1, 0, $1::date + 1, 'minseo')`,
        [date, branch],
      );
      await db.query(
        `INSERT INTO cash_up_counts (date, branch_id, number, method, taken_count, taken_won, given_back_count, given_back_won,
                                     float_won, counted_won, reason)
         VALUES ($1, $2, 1, 'cash', 0, 0, 0, 0, 0, 7, 'Seven')`,
        [date, branch],
      );
    }
    await expect(
      db.query(`DELETE FROM cash_up_counts WHERE branch_id = 2 AND date = '2012-01-01'`),
    ).rejects.toThrow('What was signed stays as it is');
    expect(await endPersonalData(desk.service.service.deps)).toMatchObject({ cashUps: 2 });
    const { rows } = await db.query(`SELECT FROM cash_up_counts WHERE date < '2020-01-01'`);
    expect(rows).toEqual([]);
  });
});
