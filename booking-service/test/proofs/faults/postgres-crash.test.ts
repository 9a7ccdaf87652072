import { afterAll, expect, test } from 'vitest';
import { migrate } from '../../../src/migrate.ts';
import { startService } from '../../../src/service.ts';
import { aCatalogue, sell } from '../../harness/catalogue.ts';
import { testClock } from '../../harness/clock.ts';
import { testConfig } from '../../harness/config.ts';
import { startCrashingPostgres } from '../../harness/crashing-postgres.ts';
import { httpClient } from '../../harness/http.ts';
import { figure, patience, progress, times } from '../../harness/proof.ts';
import { openShop } from '../../harness/provider-shop.ts';
import type { Load } from '../../harness/visitors.ts';
import { visitorsBookAndPay } from '../../harness/visitors.ts';

const PROOF = 'Postgres stopped at once under load';
const CRASHES = times(1, 5);
/** How many bookings are acknowledged before the power goes. */
const BEFORE = 30;
/** From the moment when Postgres answers again. */
const BACK_WITHIN_MS = 5_000;
const timeout = patience(90_000);

const postgres = await startCrashingPostgres();
await migrate(postgres.url);
const shop = openShop();
await shop.open(null);
const clock = testClock();
const { clientKey, secretKey } = shop.keys;
const service = await startService(
  testConfig(postgres.url, { TOSS_CLIENT_KEY: clientKey, TOSS_SECRET_KEY: secretKey }),
  { backgroundJobs: false, clock: clock.now },
);
afterAll(() => service.stop());
const { db, payments } = service.deps;
await sell(db, aCatalogue(1));
const client = httpClient(service.url);

async function expectBookingsThere({ booked }: Load): Promise<void> {
  const { rowCount } = await db.query(
    `SELECT FROM bookings b JOIN slot_claims c ON c.booking_id = b.id WHERE b.id = ANY ($1)`,
    [booked],
  );
  expect(rowCount).toBe(booked.length);
  expect(new Set(booked).size).toBe(booked.length);
}

/** What was acknowledged as paid is paid at once; what was under way is in the end, and nothing is taken twice. */
async function expectPaymentsThere({ paid, tried }: Load): Promise<void> {
  const paidOrders = async () =>
    (
      await db.query<{ orderId: string }>(
        `SELECT a.id AS "orderId" FROM payment_attempts a JOIN bookings b ON b.id = a.order_id
           JOIN slot_claims c ON c.booking_id = b.id AND c.expires_at IS NULL
          WHERE a.state = 'PAID' AND b.status = 'confirmed' AND a.id = ANY ($1)`,
        [tried.map(({ orderId }) => orderId)],
      )
    ).rows.map(({ orderId }) => orderId);
  expect(await paidOrders()).toEqual(expect.arrayContaining(paid));
  clock.advanceMinutes(1);
  await payments.reconcile(new AbortController().signal);
  expect((await paidOrders()).toSorted()).toEqual(tried.map(({ orderId }) => orderId).toSorted());
  for (const { orderId } of tried) expect(await shop.captures(orderId)).toMatchObject([{ captures: 1 }]);
  const mails = await db.query(
    `SELECT FROM emails WHERE kind = 'booking-confirmed' AND order_id = ANY ($1)`,
    [tried.map(({ bookingId }) => bookingId)],
  );
  expect(mails.rowCount).toBe(tried.length);
}

test(
  'Postgres stopped at once under load: every acknowledged booking and payment is there, only 503 meanwhile',
  { timeout },
  async () => {
    let [bookings, paid, unavailable, slowestBackMs] = [0, 0, 0, 0];
    for (let crash = 0; crash < CRASHES; crash += 1) {
      const load = visitorsBookAndPay(client, shop);
      await load.more(BEFORE);
      await postgres.crash();
      await postgres.start();
      const startedAt = performance.now();
      await load.more(1);
      const backMs = performance.now() - startedAt;
      await load.stop();
      expect(backMs).toBeLessThan(BACK_WITHIN_MS);
      await expectBookingsThere(load);
      await expectPaymentsThere(load);
      bookings += load.booked.length;
      paid += load.paid.length;
      unavailable += load.unavailable;
      slowestBackMs = Math.max(slowestBackMs, Math.round(backMs));
      progress(PROOF, crash + 1, CRASHES);
    }
    figure(PROOF, { crashes: CRASHES, bookings, paid, lost: 0, unavailable, slowestBackMs });
  },
);
