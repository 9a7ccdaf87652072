import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../src/migrate.ts';
import { inTransaction, openDatabase, type Database } from '../../../src/platform/database.ts';
import { createLogger } from '../../../src/platform/logger.ts';
import { createEmptyDatabase, type TestDatabase } from '../../harness/database.ts';
import { until } from '../../harness/waits.ts';

/** The migrations of the product and one more, which takes its tables in another order than a booking does. */
const NEXT = '9999_next';
const folder = mkdtempSync(join(tmpdir(), 'record-cafe-migrations-'));

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createEmptyDatabase();
  db = openDatabase({ url: database.adminUrl, poolSize: 2, log: createLogger('silent') });
  await migrate(database.adminUrl);
  cpSync(fileURLToPath(new URL('../../../migrations', import.meta.url)), folder, { recursive: true });
  writeFileSync(
    join(folder, `${NEXT}.sql`),
    'LOCK TABLE bookings IN SHARE ROW EXCLUSIVE MODE; ALTER TABLE booking_search ADD COLUMN next text;',
  );
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await db.close();
  await database.drop();
});

test('a migration that Postgres ends for a visitor’s sake starts again, and the visitor has what they wanted', async () => {
  // The one who looks for a deadlock first gives way. Here that is the migration, once the visitor waits too.
  await db.query(
    `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET deadlock_timeout = ''3s''', current_database()); END $$`,
  );
  let runs = 0;
  let migrated: Promise<string[]> | undefined;
  await inTransaction(db, async (visitor) => {
    runs += 1;
    await visitor.query(`SET LOCAL deadlock_timeout = '1h'`);
    await visitor.query('SELECT FROM booking_search');
    migrated = migrate(database.adminUrl, folder);
    await until('the migration to wait', async () => {
      const { rowCount } = await db.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rowCount === 1;
    });
    await visitor.query('UPDATE bookings SET version = version');
  });
  expect(await migrated).toEqual([NEXT]);
  expect(runs).toBe(1);
  expect(await migrate(database.adminUrl, folder)).toEqual([]);
});
