import { randomUUID } from 'node:crypto';
import type { Problem } from 'shared/problems/problem.ts';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { sessionFeeWon } from 'shared/pricing/price.ts';
import { startTimes } from 'shared/slots/offered-slots.ts';
import { beforeEach, expect, test } from 'vitest';
import { aBooking } from '../../harness/builders.ts';
import { startTestService } from '../../harness/service.ts';

/** What orders share when they come faster than statements end. */
const service = await startTestService({ environment: { LIMIT_BOOKINGS_PER_ADDRESS_PER_HOUR: '2' } });
const { db, orderQueue } = service.service.deps;

let [asked, statements] = [0, 0];
const { query } = db;
db.query = (text, values) => {
  if (text.includes('INSERT INTO orders')) statements += 1;
  return query(text, values);
};
const { insert } = orderQueue;
orderQueue.insert = (order) => {
  asked += 1;
  return insert(order);
};

beforeEach(async () => {
  await service.db.query('TRUNCATE bookings, orders, idempotency_keys, limit_counters, unpaid_holds CASCADE');
  [asked, statements] = [0, 0];
});

const starts = startTimes(initialRules);

interface Wish {
  time?: string | undefined;
  address?: string;
  key?: string;
}

let visitors = 0;
function book({ time = starts[visitors] ?? '', address, key = randomUUID() }: Wish = {}) {
  visitors += 1;
  const headers = { 'X-Forwarded-For': address ?? `10.${visitors}.0.1`, 'Idempotency-Key': key };
  const email = `visitor${visitors}@example.test`;
  const totalPrice = sessionFeeWon(initialRules, time);
  return service.post<Problem>('/api/bookings', aBooking({ email, bookingTime: time, totalPrice }), headers);
}

/** All of them are asked for while nothing can be written yet: the first two are under way then, the others wait. */
async function bookAtOnce(wishes: readonly Wish[]) {
  visitors = 0;
  const open = Promise.withResolvers();
  const shut = Promise.withResolvers();
  const closed = service.db.transaction(async (trx) => {
    await trx.query('LOCK TABLE slot_claims IN SHARE MODE');
    shut.resolve(true);
    await open.promise;
  });
  await shut.promise;
  const answers = wishes.map((wish) => book(wish));
  await expect.poll(() => asked).toBe(wishes.length);
  open.resolve(true);
  await closed;
  return Promise.all(answers);
}

const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

test('whoever comes alone has a statement of their own, and only one', async () => {
  visitors = 0;
  expect(statusesOf([await book(), await book()])).toEqual([201, 201]);
  expect(statements).toBe(2);
});

test('30 who come at once share three statements, and each has their own', async () => {
  const answers = await bookAtOnce(Array.from({ length: 30 }, () => ({})));
  expect(statusesOf(answers)).toEqual(Array(30).fill(201));
  expect(statements).toBe(3);
  const { rows } = await service.db.query(
    `SELECT (SELECT count(*)::int FROM orders) AS orders, (SELECT count(DISTINCT booking_id)::int FROM slot_claims) AS owners,
            (SELECT count(*)::int FROM booking_history) AS histories, (SELECT count(*)::int FROM idempotency_keys) AS answers,
            (SELECT count(DISTINCT order_id)::int FROM unpaid_holds) AS holding, (SELECT sum(hits)::int FROM limit_counters) AS hits`,
  );
  // Each counts for an e-mail address, a network address and the network around it.
  expect(rows).toEqual([{ orders: 30, owners: 30, histories: 30, answers: 30, holding: 30, hits: 90 }]);
});

test('40 who want the same time: one has it, and the others need no statement', async () => {
  const answers = await bookAtOnce(Array.from({ length: 40 }, () => ({ time: '14:00' })));
  expect(statusesOf(answers).toSorted()).toEqual([201, ...Array<number>(39).fill(409)]);
  // Two were under way before it was known whose it is.
  expect(statements).toBe(3);
});

test('who is refused harms nobody beside them', async () => {
  visitors = 40;
  await book({ key: 'used' });
  const taken = starts[40];
  await book({ time: starts[41], address: '203.0.113.9' });
  await book({ time: starts[42], address: '203.0.113.9' });
  asked = 0;
  const answers = await bookAtOnce([
    ...[{}, {}, {}, {}],
    { time: taken },
    { key: 'used' },
    { address: '203.0.113.9' },
    {},
    { key: 'twice', time: starts[50] },
    { key: 'twice', time: starts[51] },
  ]);
  expect(statusesOf(answers.slice(0, 8))).toEqual([201, 201, 201, 201, 409, 422, 429, 201]);
  // Whichever of them came first.
  expect(statusesOf(answers.slice(8)).toSorted()).toEqual([201, 422]);
});
