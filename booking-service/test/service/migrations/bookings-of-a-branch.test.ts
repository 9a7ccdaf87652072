import { initialCatalogue } from 'shared/catalogue/initial-catalogue.ts';
import { expect, test } from 'vitest';
import { countByStatus } from '../../../src/bookings/search/booking-counts.store.ts';
import { migrate } from '../../../src/migrate.ts';
import { storeMany } from '../admin-bookings/many.ts';
import { openReleaseBefore } from './earlier-release.ts';

test('bookings that a house of several branches has sold are listed by their branch', async () => {
  const { db, databaseUrl } = await openReleaseBefore('0049');
  const now = new Date();
  const { rules, addons } = initialCatalogue;
  await db.query(
    'INSERT INTO catalogue_versions (version, rules, addons, stored_at) VALUES (1, $1, $2, $3)',
    [JSON.stringify(rules), JSON.stringify(addons), '2026-01-01'],
  );
  await storeMany(db, 300, now);
  await db.query('INSERT INTO branches (id) VALUES (2)');
  await db.query(`INSERT INTO studios (id, name, branch_id) VALUES (2, 'B', 1), (3, 'C', 2)`);
  await db.query(`UPDATE bookings SET studio_id = 1 + ascii(right(id, 1)) % 3`);
  expect(await migrate(databaseUrl)).toContain('0049_bookings_of_a_branch');

  const { rows } = await db.query(
    `SELECT s.branch_id AS branch, count(*)::int AS bookings, count(*) FILTER (WHERE n.branch_id = s.branch_id)::int AS noted
       FROM bookings b JOIN studios s ON s.id = b.studio_id JOIN booking_search n ON n.booking_id COLLATE "default" = b.id
      GROUP BY 1 ORDER BY 1`,
  );
  expect(rows).toHaveLength(2);
  for (const { bookings, noted } of rows) expect(noted).toBe(bookings);
  expect(rows).toMatchObject([
    { branch: 1 },
    { branch: 2, bookings: (await countByStatus(db, now, 2)).total },
  ]);
});
