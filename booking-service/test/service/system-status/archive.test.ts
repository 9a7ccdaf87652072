import { expect, test } from 'vitest';
import { openDatabase } from '../../../src/platform/database.ts';
import { createLogger } from '../../../src/platform/logger.ts';
import { createMetrics } from '../../../src/platform/metrics.ts';
import { watchArchive } from '../../../src/system-status/watch-archive.usecase.ts';
import { readArchive } from '../../../src/system-status/archive.store.ts';
import { startCrashingPostgres } from '../../harness/crashing-postgres.ts';

test('an archive that takes nothing is told until it takes something again', async () => {
  const postgres = await startCrashingPostgres();
  const connect = () => openDatabase({ url: postgres.url, poolSize: 1, log: createLogger('silent') });
  const before = connect();
  await before.query(`ALTER SYSTEM SET archive_mode = 'on'`);
  await before.query(`ALTER SYSTEM SET archive_command = 'false'`);
  await before.close();
  await postgres.crash();
  await postgres.start();

  const db = connect();
  const metrics = createMetrics();
  watchArchive({ db, metrics });
  const told = async () => /^db_archive_failing \d$/m.exec(await metrics.registry.metrics())?.[0];
  expect(await told()).toBe('db_archive_failing 0');
  await db.query('SELECT pg_create_restore_point($1), pg_switch_wal()', ['a change']);
  await expect.poll(told).toBe('db_archive_failing 1');
  expect(await readArchive(db)).toMatchObject({ isOn: true, secondsSinceLast: null, hasFailedSince: true });

  await db.query(`ALTER SYSTEM SET archive_command = 'true'`);
  await db.query('SELECT pg_reload_conf(), pg_create_restore_point($1), pg_switch_wal()', ['another']);
  await expect.poll(told).toBe('db_archive_failing 0');
  await db.close();
});
