import type { BookingCreated } from 'shared/bookings/booking-request.ts';
import { addSeoulDays } from 'shared/time/seoul.ts';
import { sessionFeeWon } from 'shared/pricing/price.ts';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../../src/migrate.ts';
import { startService } from '../../src/service.ts';
import { aBooking } from '../harness/builders.ts';
import { aCatalogue, sell } from '../harness/catalogue.ts';
import { testClock, TOMORROW } from '../harness/clock.ts';
import { testConfig } from '../harness/config.ts';
import { startCrashingPostgres } from '../harness/crashing-postgres.ts';
import { httpClient } from '../harness/http.ts';
import { figure, patience, times } from '../harness/proof.ts';

const CRASHES = times(1, 5);
const VISITORS = 20;
/** How many bookings are acknowledged before the power goes. */
const BEFORE = 30;
/** From the moment when Postgres answers again. */
const BACK_WITHIN_MS = 5_000;
const timeout = patience(90_000);

const postgres = await startCrashingPostgres();
await migrate(postgres.url);
const service = await startService(testConfig(postgres.url), {
  backgroundJobs: false,
  clock: testClock().now,
});
afterAll(() => service.stop());
await sell(service.deps.db, aCatalogue(1));
const client = httpClient(service.url);

let slots = 0;
/** Every booking wants a time of its own, so only the crash can come between. */
function nextBooking() {
  const slot = slots++;
  const minutes = 600 + (slot % 72) * 10;
  const bookingTime = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  const bookingDate = addSeoulDays(TOMORROW, Math.floor(slot / 72) % 88);
  return aBooking({ bookingDate, bookingTime, totalPrice: sessionFeeWon(initialRules, bookingTime) });
}

interface Load {
  acknowledged: string[];
  /** Answers with 503. */
  unavailable: number;
  stop(): Promise<void>;
  /** Resolves when so many more have been acknowledged. */
  more(count: number): Promise<void>;
}

/** Visitors who book one time after the other until they are stopped. */
function visitorsBook(): Load {
  let isOver = false;
  let wanted: { left: number; resolve: () => void } | undefined;
  const load: Load = {
    acknowledged: [],
    unavailable: 0,
    stop: async () => {
      isOver = true;
      await Promise.all(visitors);
    },
    more: (left) => new Promise((resolve) => (wanted = { left, resolve })),
  };
  async function visit() {
    while (!isOver) {
      const [booking, key] = [nextBooking(), crypto.randomUUID()];
      const send = () => client.post<BookingCreated>('/api/bookings', booking, { 'Idempotency-Key': key });
      let answer = await send();
      // Whoever gets no 201 sends the same again: stored or not, it becomes one booking.
      for (; answer.status === 503; answer = await send()) load.unavailable += 1;
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      load.acknowledged.push(answer.body.id);
      if (wanted && --wanted.left === 0) wanted.resolve();
    }
  }
  const visitors = Array.from({ length: VISITORS }, visit);
  // A visitor who is answered wrongly ends the wait at `stop`.
  for (const visitor of visitors) visitor.catch(() => wanted?.resolve());
  return load;
}

test(
  'Postgres stopped at once under load: every acknowledged booking is there, only 503 meanwhile',
  { timeout },
  async () => {
    let [acknowledged, unavailable, slowestBackMs] = [0, 0, 0];
    for (let crash = 0; crash < CRASHES; crash += 1) {
      const load = visitorsBook();
      await load.more(BEFORE);
      await postgres.crash();
      await postgres.start();
      const startedAt = performance.now();
      await load.more(1);
      const backMs = performance.now() - startedAt;
      await load.stop();
      expect(backMs).toBeLessThan(BACK_WITHIN_MS);
      const { rowCount } = await service.deps.db.query(
        `SELECT FROM bookings b JOIN slot_claims c ON c.booking_id = b.id WHERE b.id = ANY ($1)`,
        [load.acknowledged],
      );
      expect(rowCount).toBe(load.acknowledged.length);
      expect(new Set(load.acknowledged).size).toBe(load.acknowledged.length);
      acknowledged += load.acknowledged.length;
      unavailable += load.unavailable;
      slowestBackMs = Math.max(slowestBackMs, Math.round(backMs));
    }
    figure('Postgres stopped at once under load', {
      crashes: CRASHES,
      acknowledged,
      lost: 0,
      unavailable,
      slowestBackMs,
    });
  },
);
