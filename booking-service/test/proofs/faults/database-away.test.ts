import pg from 'pg';
import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import type { BookingRequestBody } from 'shared/bookings/booking-request.ts';
import { expect, test } from 'vitest';
import { startService } from '../../../src/service.ts';
import { aBooking } from '../../harness/builders.ts';
import { testConfig } from '../../harness/config.ts';
import { httpClient } from '../../harness/http.ts';
import { startTestService } from '../../harness/service.ts';
import { cableTo } from '../../harness/tcp-proxy.ts';
import { until } from '../../harness/waits.ts';

/** `service` reaches Postgres directly and looks on; `cut` is the copy whose cable is pulled. */
const service = await startTestService();
const cable = await cableTo(service.database.url);
const copy = await startService(testConfig(cable.url), { backgroundJobs: false, clock: service.clock.now });
const cut = httpClient(copy.url);

const book = (body: BookingRequestBody, key: string) =>
  cut.post<BookingCreated>('/api/bookings', body, { 'Idempotency-Key': key });

test('without Postgres every route that needs it says 503 and when to come back, and nothing hangs', async () => {
  expect((await cut.get('/api/timeslots/2026-07-03')).status).toBe(200);
  await cable.pull();
  const answers = [
    await cut.get('/api/timeslots/2026-07-03'),
    await cut.get('/api/addons'),
    await cut.get('/api/rules'),
    await cut.post('/api/bookings', aBooking()),
  ];
  for (const { status, headers, body } of answers) {
    expect(status).toBe(503);
    expect(headers.get('Retry-After')).toBe('5');
    expect(body).toMatchObject({
      type: 'not-ready',
      detail: 'We cannot reach our booking records right now. Please try again in a moment.',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  }
  expect((await cut.get('/healthz')).status).toBe(200);
  expect(await cut.get('/readyz')).toMatchObject({
    status: 503,
    body: { ready: false, database: 'not ready; the log says why' },
  });
});

test('it answers again as soon as Postgres is back, without a restart', async () => {
  await cable.plug();
  expect((await cut.get('/readyz')).status).toBe(200);
  expect(await book(aBooking({ bookingTime: '14:00' }), crypto.randomUUID())).toMatchObject({ status: 201 });
});

test('a connection that breaks between two statements of a transaction ends the transaction, not the process', async () => {
  const { db } = copy.deps;
  await Promise.all([cut.get('/readyz'), cut.get('/api/addons'), cut.get('/api/rules')]);
  const transaction = db.transaction(async (trx) => {
    await trx.query('SELECT 1');
    await cable.pull();
    await until('the broken connections to be noticed', () => db.poolState().total === 1);
    await trx.query('SELECT 2');
  });
  await expect(transaction).rejects.toThrow();
  await cable.plug();
  expect((await cut.get('/readyz')).status).toBe(200);
});

test('a server that is no primary any more is no fault of the request: 503, and the same again once there is one', async () => {
  const admin = new pg.Client({ connectionString: service.database.adminUrl });
  await admin.connect();
  const database = pg.escapeIdentifier(new URL(service.database.url).pathname.slice(1));
  const [key, body] = [crypto.randomUUID(), aBooking({ bookingTime: '15:00' })];
  /** As a server does before it becomes another kind of server. */
  const endAll = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                   WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  const connectAnew = async () => {
    await cable.pull();
    await admin.query(endAll);
    await cable.plug();
    // Reads go well, also where nothing may be written.
    await expect.poll(async () => (await cut.get('/readyz')).status).toBe(200);
  };
  try {
    await admin.query(`ALTER DATABASE ${database} SET default_transaction_read_only = on`);
    await connectAnew();
    expect(await book(body, key)).toMatchObject({ status: 503, body: { type: 'not-ready' } });
  } finally {
    await admin.query('SET default_transaction_read_only = off');
    await admin.query(`ALTER DATABASE ${database} RESET default_transaction_read_only`);
  }
  await connectAnew();
  await admin.end();
  expect(await book(body, key)).toMatchObject({ status: 201 });
});

test('with the cable pulled again and again under load, every acknowledged booking is there, once, and the rest are 503', async () => {
  const submissions = Array.from({ length: 30 }, (_, index) => ({
    key: crypto.randomUUID(),
    body: aBooking({ bookingDate: '2026-07-08', bookingTime: `${13 + Math.floor(index / 6)}:${index % 6}0` }),
  }));
  const acknowledged = new Map<string, string>();
  for (let round = 0; round < 3; round += 1) {
    const sending = Promise.all(submissions.map(({ key, body }) => book(body, key)));
    await cable.pull();
    await cable.plug();
    for (const [index, { status, body }] of (await sending).entries()) {
      expect([201, 503]).toContain(status);
      const key = submissions[index]?.key ?? '';
      if (status !== 201) continue;
      expect(acknowledged.get(key) ?? body.id).toBe(body.id);
      acknowledged.set(key, body.id);
    }
  }
  const finally_ = await Promise.all(submissions.map(({ key, body }) => book(body, key)));
  expect(finally_.map(({ status }) => status)).toEqual(Array(30).fill(201));
  for (const [index, { body }] of finally_.entries()) {
    expect(acknowledged.get(submissions[index]?.key ?? '') ?? body.id).toBe(body.id);
  }
  const { rows } = await service.db.query(
    `SELECT count(*) AS bookings FROM bookings WHERE starts_at >= '2026-07-08T00:00+09:00'`,
  );
  expect(rows).toEqual([{ bookings: 30 }]);
  await copy.stop();
});
