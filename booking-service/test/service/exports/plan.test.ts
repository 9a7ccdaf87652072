import { expect, test } from 'vitest';
import { foldBookings } from '../../../src/bookings/search/fold-bookings.job.ts';
import { pagesOf } from '../../../src/exports/sheets/rows.store.ts';
import { bookingSheet } from '../../../src/exports/sheets/bookings.store.ts';
import { paymentSheet } from '../../../src/exports/sheets/money.store.ts';
import { addSampleMoney } from '../../../bench/sample-money.ts';
import { storeMany } from '../admin-bookings/many.ts';
import { explaining } from '../../harness/plans.ts';
import { startTestService } from '../../harness/service.ts';

const { db, clock } = await startTestService();
const now = clock.now();
await storeMany(db, 20_000, now);
await db.transaction(addSampleMoney);
while ((await foldBookings(db, now)) > 0);
await db.query('VACUUM ANALYZE');

const EVER = { from: '2026-01-01', to: '2027-12-31' };

test.each([
  ['bookings', bookingSheet],
  ['payments', paymentSheet],
])('each page of %s begins where the one before ended, by an index', async (_, sheet) => {
  const asked = explaining(db);
  let rows = 0;
  for await (const cells of pagesOf(asked.db, sheet, { span: EVER, now })) rows += cells.length > 0 ? 1 : 0;
  expect(rows).toBeGreaterThan(1_000);
  expect(asked.plan()).not.toMatch(/Seq Scan on (booking_search|bookings|payment_transactions)\b/);
});
