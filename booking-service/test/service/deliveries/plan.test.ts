import { expect, test } from 'vitest';
import { findOwing } from '../../../src/deliveries/deliveries.store.ts';
import { storeMany } from '../admin-bookings/many.ts';
import { explaining } from '../../harness/plans.ts';
import { startTestService } from '../../harness/service.ts';

const { db, clock } = await startTestService();

test('what is owed is looked for among sessions with add-ons, however many others there are', async () => {
  const now = clock.now();
  await storeMany(db, 8_000, now);
  await db.query(
    `UPDATE bookings SET addons = '[{"id": 4, "name": "LP Record Production", "priceWon": 300000}]' WHERE id LIKE '%00'`,
  );
  await db.query('VACUUM ANALYZE bookings');
  const asked = explaining(db);
  const owing = await findOwing(asked.db, new Date(now.getTime() - 365 * 86_400_000), now);
  expect(owing.length).toBeGreaterThan(0);
  expect(asked.plan()).toContain('bookings_with_addons');
  expect(asked.plan()).not.toContain('Seq Scan on bookings');
});
