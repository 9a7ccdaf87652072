import { expect, test } from 'vitest';
import { migrate } from '../../../src/migrate.ts';
import { inTransaction } from '../../../src/platform/database.ts';
import { until } from '../../harness/waits.ts';
import { openReleaseBefore } from './earlier-release.ts';

test('a migration that Postgres ends for a visitor’s sake begins again, and the visitor has what they wanted', async () => {
  const { db, databaseUrl } = await openReleaseBefore('0049');
  // Whoever looks first finds that each waits for the other, and gives way. Here that is the migration, once the visitor waits too.
  await db.query(
    `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET deadlock_timeout = ''3s''', current_database()); END $$`,
  );
  let runs = 0;
  let migrated: Promise<string[]> | undefined;
  await inTransaction(db, async (visitor) => {
    runs += 1;
    await visitor.query(`SET LOCAL deadlock_timeout = '1h'`);
    await visitor.query('SELECT FROM booking_search');
    migrated = migrate(databaseUrl, 1);
    await until('the migration to wait', async () => {
      const { rowCount } = await db.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rowCount === 1;
    });
    await visitor.query('UPDATE bookings SET version = version');
  });
  expect(await migrated).toEqual(['0049_bookings_of_a_branch']);
  expect(runs).toBe(1);
  expect(await migrate(databaseUrl)).not.toContain('0049_bookings_of_a_branch');
});
