import { beforeAll, expect, test } from 'vitest';
import { openMatters } from '../../../src/attention/attention.store.ts';
import { explaining } from '../../harness/plans.ts';
import { storeMany } from '../admin-bookings/many.ts';
import { startTestService } from '../../harness/service.ts';

const { db, clock } = await startTestService();
const now = clock.now();

beforeAll(async () => {
  await storeMany(db, 8_000, now);
  // Nearly all that was cancelled, visitors have cancelled by themselves.
  await db.query(
    `UPDATE bookings SET cancellation_reason = 'visitor' WHERE cancellation_reason = 'staff' AND id NOT LIKE '%0'`,
  );
  await db.query('VACUUM ANALYZE bookings');
});

test('money that is due is looked for among few bookings, and those that visitors cancelled are not among them', async () => {
  const asked = explaining(db);
  const thresholds = {
    unclearBefore: now,
    refundAskedBefore: now,
    now,
    mailQueuedBefore: now,
    notBefore: now,
    alarmsAfter: now,
    isSuperAdmin: true,
  };
  await openMatters(asked.db, thresholds, 50);
  expect(asked.plan()).toMatch(/Index (Only )?Scan using bookings_maybe_due/);
  const { rows } = await db.query<{ held: number; due: number }>(
    `SELECT (SELECT reltuples::int FROM pg_class WHERE relname = 'bookings_maybe_due') AS held,
            (SELECT count(*)::int FROM bookings
              WHERE booking_type = 'direct' AND cancellation_reason = 'staff') AS due`,
  );
  expect(rows[0]?.due).toBeGreaterThan(0);
  expect(rows[0]?.held).toBe(rows[0]?.due);
});
