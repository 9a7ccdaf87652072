import { expect, test } from 'vitest';
import { migrate } from '../../../src/migrate.ts';
import { compareFigures } from '../../../src/reports/keeping/compare-figures.job.ts';
import { keepFigures } from '../../../src/reports/keeping/keep-figures.job.ts';
import { storeMany } from '../admin-bookings/many.ts';
import { openReleaseBefore, storeFirstCatalogue } from './earlier-release.ts';

const { db, databaseUrl } = await openReleaseBefore('0037');

test('what a shop has sold before there were reports is counted by the job, all of it', async () => {
  const now = new Date();
  await storeFirstCatalogue(db);
  await storeMany(db, 2_000, now);

  expect(await migrate(databaseUrl)).toContain('0037_reports');

  const { rows: waiting } = await db.query('SELECT FROM report_figures');
  expect(waiting).toEqual([]);
  await keepFigures(db, now);
  const { rows } = await db.query<{ counted: number; stored: number }>(
    `SELECT (SELECT sum(count)::int FROM report_figures WHERE figure = 'sold') AS counted,
            (SELECT count(*)::int FROM bookings WHERE starts_at IS NOT NULL
                AND (status IN ('confirmed', 'in-progress', 'completed') OR cancellation_reason = 'no-show'
                     OR status = 'pending' AND booking_type = 'klook')) AS stored`,
  );
  expect(rows[0]?.counted).toBe(rows[0]?.stored);
  expect(rows[0]?.counted).toBeGreaterThan(100);
  expect(await compareFigures(db, now)).toMatchObject({ different: [] });
});
