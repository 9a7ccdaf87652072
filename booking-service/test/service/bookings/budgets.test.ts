import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../src/migrate.ts';
import { startService } from '../../../src/service.ts';
import { storeMany } from '../admin-bookings/many.ts';
import { aBooking } from '../../harness/builders.ts';
import { aCatalogue, sell } from '../../harness/catalogue.ts';
import { TOMORROW } from '../../harness/clock.ts';
import { testConfig } from '../../harness/config.ts';
import { startCrashingPostgres } from '../../harness/crashing-postgres.ts';
import { httpClient } from '../../harness/http.ts';
import type { HttpClient } from '../../harness/http.ts';
import { explaining } from '../../harness/plans.ts';
import { startTestService } from '../../harness/service.ts';

/** What a booking costs the database, where it does not depend on the machine (docs/design.md, "Budgets"). */
const WAL_BYTES = 3_200;
const BOOKINGS = 20_000;
/** Read as a whole they would cost more with every booking that there ever was. */
const LARGE = ['bookings', 'orders', 'slot_claims', 'booking_history', 'booking_search', 'idempotency_keys'];

const service = await startTestService();
/** On a database server of its own, so that nothing else is in its log. */
const postgres = await startCrashingPostgres();
await migrate(postgres.url);
const quiet = await startService(testConfig(postgres.url), {
  backgroundJobs: false,
  clock: service.clock.now,
});
afterAll(() => quiet.stop());
await sell(quiet.deps.db, aCatalogue(1));

const { db } = service.service.deps;
const { query } = db;
afterEach(() => {
  db.query = query;
});
beforeAll(async () => {
  await storeMany(service.db, BOOKINGS, service.clock.now());
  await service.db.query(
    `INSERT INTO slot_claims (studio_id, starts_at, booking_id)
     SELECT 1, '2020-01-01'::timestamptz + row_number() OVER () * interval '10 minutes', id FROM bookings`,
  );
  await service.db.query('ANALYZE');
});

async function book(bookingTime: string, { post }: Pick<HttpClient, 'post'> = service): Promise<void> {
  const { status } = await post('/api/bookings', aBooking({ bookingTime }), {
    'Idempotency-Key': `at-${bookingTime}`,
  });
  expect(status).toBe(201);
}

test('a booking, and the free times of a day, are one statement each', async () => {
  // The first of a copy looks up what is on sale.
  await book('13:50');
  let statements = 0;
  db.query = (text, values) => {
    statements += 1;
    return query(text, values);
  };
  await book('14:00');
  expect(statements).toBe(1);
  expect((await service.get(`/api/timeslots/${TOMORROW}`)).status).toBe(200);
  expect(statements).toBe(2);
});

test('neither reads through a table that grows', async () => {
  const asked = explaining({ query });
  db.query = (text, values) => asked.db.query(text, values);
  await book('14:10');
  await service.get(`/api/timeslots/${TOMORROW}`);
  expect(asked.plan()).toContain('Insert on slot_claims');
  for (const table of LARGE) expect(asked.plan()).not.toMatch(new RegExp(`Seq Scan on ${table}\\b`));
});

test('a booking writes little log', async () => {
  const written = async () => {
    const { rows } = await quiet.deps.db.query<{ bytes: number }>(
      `SELECT (pg_current_wal_insert_lsn() - '0/0')::float8 AS bytes`,
    );
    return rows[0]?.bytes ?? 0;
  };
  const bytes: number[] = [];
  for (const time of ['14:00', '14:10', '14:20', '14:30', '14:40']) {
    const before = await written();
    await book(time, httpClient(quiet.url));
    bytes.push((await written()) - before);
  }
  // Postgres itself writes something now and then.
  expect(Math.min(...bytes)).toBeLessThan(WAL_BYTES);
  expect(Math.min(...bytes)).toBeGreaterThan(0);
});
