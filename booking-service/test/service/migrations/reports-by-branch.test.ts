import { FIRST_BRANCH } from 'shared/branches/first-branch.ts';
import { initialCatalogue } from 'shared/catalogue/initial-catalogue.ts';
import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { findCashUps } from '../../../src/cash-up/cash-ups.store.ts';
import { migrate } from '../../../src/migrate.ts';
import { summed } from '../../../src/reports/counting/contribution.ts';
import { contributionsOf } from '../../../src/reports/counting/count-days.usecase.ts';
import { compareFigures } from '../../../src/reports/keeping/compare-figures.job.ts';
import { keepFigures } from '../../../src/reports/keeping/keep-figures.job.ts';
import { storeMany } from '../admin-bookings/many.ts';
import { openReleaseBefore } from './earlier-release.ts';

const { db, databaseUrl } = await openReleaseBefore('0047');
const now = new Date();
const today = seoulWallClock(now).date;
const signedDay = addSeoulDays(today, -3);

/** As the release before writes it, which names no branch. */
const COUNT = `INSERT INTO report_figures (day, figure, key, detail, count, amount)
  SELECT * FROM unnest($1::date[], $2::text[], $3::text[], $4::text[], $5::int[], $6::bigint[])`;
const SIGN = `INSERT INTO cash_ups (date, number, free_count, signed_at, signed_by) VALUES ($1, $2, 0, now(), 'minseo')`;
const SIGN_COUNT = `
  INSERT INTO cash_up_counts (date, number, method, taken_count, taken_won, given_back_count, given_back_won, float_won, counted_won)
  VALUES ($1, $2, 'cash', 1, 50000, 0, 0, 20000, 70000)`;

interface Line {
  day: string;
  figure: string;
  key: string;
  detail: string;
  count: number;
  amount: number;
}
const linesIn = async () =>
  (
    await db.query<Line>(
      'SELECT day::text, figure, key, detail, count, amount FROM report_figures ORDER BY 1, 2, 3, 4',
    )
  ).rows;

async function write(lines: readonly Line[]): Promise<void> {
  const column = (name: keyof Line) => lines.map((line) => line[name]);
  await db.query(COUNT, (['day', 'figure', 'key', 'detail', 'count', 'amount'] as const).map(column));
}

let before: Line[];
beforeAll(async () => {
  const { rules, addons } = initialCatalogue;
  await db.query(
    'INSERT INTO catalogue_versions (version, rules, addons, stored_at) VALUES (1, $1, $2, $3)',
    [...[JSON.stringify(rules), JSON.stringify(addons)], '2026-01-01'],
  );
  await storeMany(db, 2_000, now);
  const days = { from: addSeoulDays(today, -40), to: addSeoulDays(today, 40), now };
  await write(summed(await db.transaction((trx) => contributionsOf(trx, days))));
  await write([{ day: signedDay, figure: 'gift-sold', key: '', detail: 'direct', count: 1, amount: 80_000 }]);
  await db.query(SIGN, [signedDay, 1]);
  await db.query(SIGN_COUNT, [signedDay, 1]);
  before = await linesIn();
  expect(await migrate(databaseUrl)).toContain('0047_reports_by_branch');
});

describe('what was there before branches had reports and drawers of their own', () => {
  test('is the first branch’s, as it was counted', async () => {
    expect(before.length).toBeGreaterThan(100);
    expect(await linesIn()).toEqual(before);
    const { rows } = await db.query('SELECT DISTINCT branch_id AS branch FROM report_figures');
    expect(rows).toEqual([{ branch: FIRST_BRANCH }]);
    // What was sold then may be the house's. Days of Klook guests who are not confirmed are counted anew by a later migration.
    const { rows: stale } = await db.query(
      `SELECT DISTINCT day::text FROM report_stale_days
        WHERE day = $1 OR day NOT IN (SELECT (starts_at AT TIME ZONE 'Asia/Seoul')::date FROM bookings
                                       WHERE booking_type = 'klook' AND status = 'pending' AND starts_at IS NOT NULL)`,
      [signedDay],
    );
    expect(stale).toEqual([{ day: signedDay }]);
  });

  test('and signed days stay in its drawer as they were, whoever asks', async () => {
    const { signed, floatWon } = await findCashUps(db, { date: signedDay, branchId: FIRST_BRANCH });
    expect(signed).toMatchObject([
      { number: 1, signedBy: 'minseo', methods: { cash: { countedWon: 70_000 } } },
    ]);
    expect(floatWon).toBe(20_000);
    expect((await findCashUps(db, { date: signedDay, branchId: 2 })).signed).toEqual([]);
    for (const statement of ['UPDATE cash_ups SET branch_id = 1', 'DELETE FROM cash_up_counts'])
      await expect(db.query(statement)).rejects.toThrow('What was signed stays as it is');
  });

  test('the release before goes on beside it: it counts and signs for the first branch', async () => {
    await db.query(SIGN, [today, 1]);
    await db.query(SIGN_COUNT, [today, 1]);
    await expect(db.query(SIGN, [today, 1])).rejects.toThrow('cash_ups_pkey');
    expect((await findCashUps(db, { date: today, branchId: FIRST_BRANCH })).signed).toHaveLength(1);
    const day = addSeoulDays(today, -5);
    await db.query('DELETE FROM report_figures WHERE day = ANY ($1::date[])', [[day]]);
    await write(before.filter((line) => line.day === day));
    expect(await linesIn()).toEqual(before);
  });

  test('is what is counted now: nothing differs', async () => {
    await keepFigures(db, now);
    expect(await compareFigures(db, now)).toMatchObject({ different: [] });
    const { rows } = await db.query<{ sold: number }>(
      `SELECT sum(count)::int AS sold FROM report_figures WHERE figure = 'sold' AND branch_id = 1`,
    );
    expect(rows[0]?.sold).toBe(
      before.filter(({ figure }) => figure === 'sold').reduce((sum, { count }) => sum + count, 0),
    );
  });
});
