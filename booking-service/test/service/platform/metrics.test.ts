import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { bookingStatuses } from 'shared/bookings/booking-status.ts';
import { expect, test } from 'vitest';
import { createMetrics } from '../../../src/platform/metrics.ts';
import { aKlookBooking } from '../../harness/builders.ts';
import { startTestService } from '../../harness/service.ts';

const lagFunction = new URL('../../../../deploy/postgres/functions/replication-lag.sql', import.meta.url);

const service = await startTestService({ backgroundJobs: true });
const metric = async (name: string) => {
  const { body } = await service.get<string>('/metrics');
  return body.split('\n').filter((line) => line.startsWith(name));
};

test('a value that cannot be read is left out, not invented', async () => {
  const metrics = createMetrics();
  let fails = false;
  const read = () => (fails ? Promise.reject(new Error('away')) : 3);
  metrics.gauge('cups', 'Cups on the shelf', read);
  metrics.gauges('cups_of', 'Cups by colour', 'colour', async () => new Map([['red', await read()]]));
  const told = async () =>
    (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith('cups'));
  expect(await told()).toEqual(['cups 3', 'cups_of{colour="red"} 3']);
  fails = true;
  expect(await told()).toEqual([]);
});

test('bookings are told by status, and jobs by when they last ended well', async () => {
  await service.post('/api/bookings', aKlookBooking());
  expect(await metric('bookings{')).toEqual(
    bookingStatuses.map((status) => `bookings{status="${status}"} ${status === 'pending' ? 1 : 0}`),
  );
  await expect
    .poll(() => metric('job_last_success_timestamp_seconds{background_job="settle payments"}'))
    .toHaveLength(1);
  await expect
    .poll(() => metric('email_tries_total{kind="klook-completed",outcome="sent"}'))
    .toEqual(['email_tries_total{kind="klook-completed",outcome="sent"} 1']);
});

test('nothing is said of replicas where the database has not been set up to tell', async () => {
  expect(await metric('db_replica')).toEqual([]);
});

test('a replica that falls behind shows', async () => {
  const admin = new pg.Client({ connectionString: service.database.adminUrl });
  await admin.connect();
  await admin.query(await readFile(lagFunction, 'utf8'));
  await admin.end();
  expect(await metric('db_replicas')).toEqual(['db_replicas 0']);

  const replica = new pg.Client({
    connectionString: service.database.adminUrl,
    application_name: 'second',
    replication: 'true',
  } as pg.ClientConfig);
  replica.on('error', () => undefined);
  await replica.connect();
  const { rows } = await replica.query<{ xlogpos: string }>('IDENTIFY_SYSTEM');
  // It never says how far it is.
  void replica.query(`START_REPLICATION PHYSICAL ${rows[0]?.xlogpos}`).catch(() => undefined);
  await expect.poll(() => metric('db_replicas')).toEqual(['db_replicas 1']);
  const [bytes = ''] = await metric('db_replication_lag_bytes');
  expect(bytes).toMatch(/^db_replication_lag_bytes\{replica="second"\} [1-9]\d*$/);
  await replica.end();
});
