import { beforeAll, expect, test } from 'vitest';
import { findDueOrders } from '../../../src/session-mails/session-mails.store.ts';
import type { Due } from '../../../src/session-mails/session-mails.store.ts';
import { explaining } from '../../harness/plans.ts';
import { storeMany } from '../admin-bookings/many.ts';
import { startTestService } from '../../harness/service.ts';

const { db, clock } = await startTestService();
const now = clock.now();

beforeAll(async () => {
  await storeMany(db, 8_000, now);
  await db.query('ANALYZE bookings, orders');
});

const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

test.each<Due>([
  { kind: 'reminder', after: now, until: hours(24), unlessKnownWithinHours: 24, now },
  { kind: 'follow-up', after: hours(-72), until: hours(-24), unlessKnownWithinHours: null, now },
])('who is due for a $kind is read from the sessions of a few days, however many there are', async (due) => {
  const asked = explaining(db);
  await findDueOrders(asked.db, due);
  expect(asked.plan()).toContain('bookings_taking_place');
  expect(asked.plan()).not.toContain('Seq Scan on bookings');
});
