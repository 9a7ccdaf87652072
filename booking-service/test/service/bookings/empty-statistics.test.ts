import { startTimes } from 'shared/slots/offered-slots.ts';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { sessionFeeWon } from 'shared/pricing/price.ts';
import { expect, test } from 'vitest';
import { foldBookings, YOUNG_MS } from '../../../src/bookings/search/fold-bookings.job.ts';
import { openDatabase } from '../../../src/platform/database.ts';
import { createLogger } from '../../../src/platform/logger.ts';
import { storeMany } from '../admin-bookings/many.ts';
import { aBooking } from '../../harness/builders.ts';
import { httpClient } from '../../harness/http.ts';
import { startTestService } from '../../harness/service.ts';

/** So many bookings come before autovacuum has looked at a database that was empty. */
const BOOKINGS = 3_000;
/** A prepared statement has had its plan for good by then. */
const PLANNED_AFTER = 8;
const BOOKED_IN_THE_RUSH = 5;
/** Known as empty: by a migration, since all was forgotten, or since all was freed. */
const EMPTIED = ['slot_claims', 'booking_search', 'idempotency_keys', 'limit_counters', 'unpaid_holds'];
/** Small ones are read as a whole, whoever asks. */
const GROWING = [...EMPTIED, 'bookings', 'orders', 'booking_history'];

const service = await startTestService();
const times = startTimes(initialRules);

test('a booking looks up what it needs, however empty the tables were when it was planned', async () => {
  await empty();
  const copy = await service.anotherCopy({ DATABASE_POOL_SIZE: '1' });
  const { post } = httpClient(copy.url);
  const book = async (bookingTime: string) => {
    const fields = {
      email: `visitor-${times.indexOf(bookingTime)}@example.test`,
      totalPrice: sessionFeeWon(initialRules, bookingTime),
    };
    const headers = {
      'Idempotency-Key': `booking-${times.indexOf(bookingTime)}`,
      'X-Forwarded-For': `10.0.${times.indexOf(bookingTime)}.1`,
    };
    const { status } = await post('/api/bookings', aBooking({ bookingTime, ...fields }), headers);
    expect(status).toBe(201);
  };
  for (const time of times.slice(0, PLANNED_AFTER)) await book(time);

  await fillUp();
  const before = await rowsReadThrough();
  for (const time of times.slice(PLANNED_AFTER, PLANNED_AFTER + BOOKED_IN_THE_RUSH)) await book(time);
  // Its connection tells what it has read as it ends.
  await copy.stop();
  expect((await rowsReadThrough()) - before).toBeLessThan(BOOKINGS);
});

test('the job of the search reads through new bookings a few times, and not once for each', async () => {
  await empty();
  const db = openDatabase({ url: service.database.url, poolSize: 1, log: createLogger('silent') });
  const fold = () => foldBookings(db, new Date(service.clock.now().getTime() + YOUNG_MS));
  for (let run = 0; run < PLANNED_AFTER; run += 1) await fold();
  await fillUp();
  const before = await rowsReadThrough();
  const folded = await fold();
  await db.close();
  expect(folded).toBeGreaterThan(0);
  expect((await rowsReadThrough()) - before).toBeLessThan(50 * BOOKINGS);
});

/** No bookings, and statistics that say so. */
async function empty(): Promise<void> {
  await service.db.query('TRUNCATE bookings, orders, idempotency_keys, limit_counters, unpaid_holds CASCADE');
  await service.db.query(`VACUUM ANALYZE ${EMPTIED.join(', ')}`);
}

async function fillUp(): Promise<void> {
  await service.db.transaction(async (trx) => {
    await storeMany({ ...service.db, query: trx.query }, BOOKINGS, service.clock.now());
    await trx.query(
      `INSERT INTO slot_claims (studio_id, starts_at, booking_id)
       SELECT 1, '2020-01-01'::timestamptz + row_number() OVER () * interval '10 minutes', id FROM bookings b
        WHERE NOT EXISTS (SELECT FROM slot_claims WHERE booking_id = b.id)`,
    );
    await trx.query('SELECT pg_stat_force_next_flush()');
  });
}

/** Rows of growing tables that were read in no order, one after another. */
async function rowsReadThrough(): Promise<number> {
  const { rows } = await service.db.query<{ read: number }>(
    'SELECT sum(seq_tup_read)::int AS read FROM pg_stat_user_tables WHERE relname = ANY ($1)',
    [GROWING],
  );
  return rows[0]?.read ?? 0;
}
