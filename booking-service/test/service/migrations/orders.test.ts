import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import type { RefundQuoteView, RefundView } from 'shared/refunds/refunds.ts';
import { afterAll, expect, inject, test } from 'vitest';
import { grantUse } from '../../../src/grants.ts';
import { migrate } from '../../../src/migrate.ts';
import { openDatabase } from '../../../src/platform/database.ts';
import { createLogger } from '../../../src/platform/logger.ts';
import { startService } from '../../../src/service.ts';
import { signedInBrowser } from '../../harness/accounts.ts';
import { MORNING } from '../../harness/clock.ts';
import { testConfig } from '../../harness/config.ts';
import { fillAsBeforeOrders, kinds, migrateToBeforeOrders, numberOf } from './before-orders.ts';

/** Three of every kind, on a database as it was before there were orders. */
const BOOKINGS = 3 * kinds.length;
const now = new Date(MORNING);

const name = `test_${randomBytes(8).toString('hex')}`;
const on = (address: string) => Object.assign(new URL(address), { pathname: `/${name}` }).href;
const [ownerUrl, url] = [on(inject('postgresUrl')), on(inject('bookingUrl'))];

async function asOwner<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
const superuser = (sql: string) => asOwner(inject('postgresUrl'), (client) => client.query(sql));

await superuser(`CREATE DATABASE ${name}`);
await migrateToBeforeOrders(ownerUrl);
await asOwner(ownerUrl, (client) => fillAsBeforeOrders(client, BOOKINGS, now));
const earlier = await asOwner(ownerUrl, (client) => client.query(`SELECT * FROM bookings ORDER BY id`));
const done = await migrate(ownerUrl);
await grantUse({ ownerUrl, serviceRole: new URL(url).username });

const db = openDatabase({ url: ownerUrl, poolSize: 2, log: createLogger('silent') });
const service = await startService(testConfig(url), { backgroundJobs: false, clock: () => now });
const admin = await signedInBrowser(service.url, db, 'admin');
afterAll(async () => {
  await service.stop();
  await db.close();
  await superuser(`DROP DATABASE ${name} WITH (FORCE)`);
});

const rowsOf = async (sql: string, values: unknown[] = []) => (await db.query(sql, values)).rows;
const count = async (sql: string) =>
  (await db.query<{ count: number }>(`SELECT count(*) ${sql}`)).rows[0]?.count;
const card = async (id: string) => (await admin.send<AdminBooking>('GET', `/api/admin/bookings/${id}`)).body;
const quote = async (id: string) =>
  (await admin.send<RefundQuoteView>('GET', `/api/admin/bookings/${id}/refund-quote`)).body;

test('every booking is an order of one, with the contact that it had', async () => {
  expect(done).toContain('0025_orders');
  expect(
    await rowsOf(`SELECT b.id, b.place, o.email, o.phone, o.locale, o.created_at, o.forgotten_at
                    FROM bookings b JOIN orders o ON o.id = b.order_id ORDER BY b.id`),
  ).toEqual(
    earlier.rows.map(({ id, email, phone, locale, created_at, forgotten_at }: Record<string, unknown>) => ({
      ...{ id, place: 1, email, phone, locale, created_at, forgotten_at },
    })),
  );
  expect(await count('FROM orders')).toBe(BOOKINGS);
});

test('payments, mails and holds hang on it, and what was paid stands with the booking', async () => {
  const paid = await rowsOf(
    `SELECT right(b.id, 1) AS n, b.paid_won FROM bookings b WHERE b.id <= $1 ORDER BY b.id`,
    [numberOf('paid twice, and a refund failed')],
  );
  expect(paid.map((row) => row.paid_won)).toEqual([50_000, 50_000, 50_000, 0, 0, 50_000, 0, 50_000]);
  const lost = `LEFT JOIN bookings b ON b.order_id = one.order_id WHERE b.id IS NULL`;
  expect(await count(`FROM payment_attempts one ${lost}`)).toBe(0);
  expect(await count(`FROM unpaid_holds one ${lost}`)).toBe(0);
  // The one that is about no booking.
  expect(await rowsOf(`SELECT kind FROM emails one ${lost}`)).toEqual([{ kind: 'franchise-enquiry' }]);
  expect(await count(`FROM webhook_events w JOIN payment_attempts a ON a.id = w.attempt_id`)).toBe(3 * 5);
  expect(await count('FROM kept_by_law k JOIN bookings b ON b.id = k.booking_id')).toBe(3);
});

test('what staff decided to give back is a line for the booking; what the system gives back has none', async () => {
  const lines = await rowsOf(
    `SELECT DISTINCT r.requested_by AS by, r.state, r.amount_won AS won, l.booking_id = a.order_id AS "isIts", l.amount_won AS line
       FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id LEFT JOIN refund_lines l ON l.refund_id = r.id
      ORDER BY by, state`,
  );
  expect(lines).toEqual([
    { by: 'system', state: 'DONE', won: 50_000, isIts: null, line: null },
    { by: 'user:1', state: 'DONE', won: 20_000, isIts: true, line: 20_000 },
    { by: 'user:1', state: 'FAILED', won: 10_000, isIts: true, line: 10_000 },
  ]);
});

test('the constraints hold for what comes after', async () => {
  const paid = numberOf('paid');
  const refused = (sql: string) => expect(db.query(sql)).rejects.toThrow();
  await refused(`UPDATE bookings SET place = 5, order_id = '${numberOf('klook')}' WHERE id = '${paid}'`);
  await refused(`UPDATE bookings SET place = 2 WHERE id = '${paid}'`);
  await refused(`UPDATE bookings SET order_id = '${numberOf('held')}' WHERE id = '${paid}'`);
  await refused(`UPDATE bookings SET order_id = NULL WHERE id = '${paid}'`);
  await refused(`UPDATE orders SET email = 'x@example.test' WHERE id = '${numberOf('forgotten')}'`);
  await refused(
    `INSERT INTO payment_attempts (id, order_id, amount_won, order_name, state, idempotency_key, submitted_payment_key, created_at, updated_at)
     VALUES ('order_second', '${paid}', 50000, 'Session', 'CONFIRMING', 'key', 'key', now(), now())`,
  );
});

test('the service answers on it: lists, cards, and who is found by e-mail and phone', async () => {
  const list = async (query: string) =>
    (await admin.send<AdminBooking[]>('GET', `/api/admin/bookings?${query}`)).body;
  expect(await list('limit=100')).toHaveLength(BOOKINGS);
  for (const search of ['visitor2@example.test', '010 1234 0002'])
    expect((await list(`search=${encodeURIComponent(search)}`)).map(({ id }) => id)).toContain(
      numberOf('refunded in part by staff'),
    );
  expect(await card(numberOf('paid'))).toMatchObject({
    ...{ email: 'visitor1@example.test', status: 'confirmed', payment: { state: 'paid' } },
    ...{ party: { place: 1, size: 1, others: [] } },
  });
  expect(await card(numberOf('klook'))).toMatchObject({ payment: { state: 'at-studio' } });
  expect(await card(numberOf('held'))).toMatchObject({ status: 'pending', payment: { state: 'unpaid' } });
  expect(await card(numberOf('never paid'))).toMatchObject({ status: 'cancelled' });
  expect(await card(numberOf('paid back by the system'))).toMatchObject({ payment: { state: 'refunded' } });
  expect(await card(numberOf('forgotten'))).toMatchObject({ email: 'removed@invalid' });
});

test('a refund goes on from what had gone back before', async () => {
  const inPart = numberOf('refunded in part by staff');
  expect(await quote(inPart)).toMatchObject({ paidWon: 50_000, refundedWon: 20_000, balanceWon: 30_000 });
  expect((await quote(inPart)).refunds).toMatchObject([{ amountWon: 20_000, state: 'done' }]);
  expect(await quote(numberOf('paid back by the system'))).toMatchObject({
    balanceWon: 0,
    refundedWon: 50_000,
  });
  expect((await quote(numberOf('paid twice, and a refund failed'))).balanceWon).toBe(50_000);
  const ask = (amountWon: number) =>
    admin.send<RefundView & { type: string }>(
      ...(['POST', `/api/admin/bookings/${inPart}/refunds`] as const),
      { amountWon, reason: 'Goodwill', override: true },
      { 'Idempotency-Key': `after-${amountWon}` },
    );
  expect(await ask(30_001)).toMatchObject({ status: 409, body: { type: 'refund-not-possible' } });
  expect(await ask(30_000)).toMatchObject({ status: 201, body: { amountWon: 30_000 } });
});
