import { randomUUID } from 'node:crypto';
import type { Problem } from 'shared/problems/problem.ts';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { sessionFeeWon } from 'shared/pricing/price.ts';
import { startTimes } from 'shared/slots/offered-slots.ts';
import { beforeEach, expect, test } from 'vitest';
import { SITE_ORIGIN } from '../../harness/config.ts';
import { aBooking } from '../../harness/builders.ts';
import { startTestService } from '../../harness/service.ts';

/** What orders share when they come faster than statements end. */
const service = await startTestService({ environment: { LIMIT_BOOKINGS_PER_ADDRESS_PER_HOUR: '2' } });
const { db, orderQueue } = service.service.deps;

let [asked, statements, isAway] = [0, 0, false];
const { query } = db;
db.query = (text, values) => {
  if (!text.includes('INSERT INTO orders')) return query(text, values);
  statements += 1;
  return isAway ? Promise.reject(new Error('Connection terminated')) : query(text, values);
};
const { insert } = orderQueue;
const left: AbortSignal[] = [];
orderQueue.insert = (order, gone) => {
  asked += 1;
  gone.addEventListener('abort', () => left.push(gone));
  return insert(order, gone);
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
  signal?: AbortSignal;
}

let visitors = 0;
function book({ time = starts[visitors] ?? '', address, key = randomUUID(), signal }: Wish = {}) {
  visitors += 1;
  const headers = { 'X-Forwarded-For': address ?? `10.${visitors}.0.1`, 'Idempotency-Key': key };
  const email = `visitor${visitors}@example.test`;
  const totalPrice = sessionFeeWon(initialRules, time);
  return service.send<Problem>('/api/bookings', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: SITE_ORIGIN, ...headers },
    body: JSON.stringify(aBooking({ email, bookingTime: time, totalPrice })),
    signal: signal ?? null,
  });
}

/** Nothing can be written until it is called: the first two who ask are under way then, the others wait. */
async function holdWrites() {
  const open = Promise.withResolvers();
  const shut = Promise.withResolvers();
  const closed = service.db.transaction(async (trx) => {
    await trx.query('LOCK TABLE slot_claims IN SHARE MODE');
    shut.resolve(true);
    await open.promise;
  });
  await shut.promise;
  return async () => {
    open.resolve(true);
    await closed;
  };
}

/** All of them are asked for while nothing can be written yet. */
async function bookAtOnce(wishes: readonly Wish[]) {
  visitors = 0;
  const release = await holdWrites();
  const answers = wishes.map((wish) => book(wish));
  await expect.poll(() => asked).toBe(wishes.length);
  await release();
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

test('when the statement fails, all who waited for its slot are told at once', async () => {
  visitors = 0;
  const release = await holdWrites();
  const answers = Array.from({ length: 20 }, () => book({ time: '14:00' }));
  await expect.poll(() => asked).toBe(20);
  // Two are under way already, one of which gets the slot.
  isAway = true;
  await release();
  const statuses = statusesOf(await Promise.all(answers));
  isAway = false;
  expect(statuses.filter((status) => status === 503)).toHaveLength(18);
  expect(statements).toBe(3);
});

test('more than the queue holds are sent away at once, with when to come again', async () => {
  const answers = await bookAtOnce(Array.from({ length: 520 }, () => ({ time: '14:00' })));
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(6);
  expect(refused[0]?.headers.get('Retry-After')).toBe('5');
  expect(refused[0]?.body.detail).toMatch(/^More people are booking right now/);
});

test('what was asked for by a client that has gone is not written', async () => {
  visitors = 0;
  const release = await holdWrites();
  const under = [book(), book()];
  await expect.poll(() => asked).toBe(2);
  const leaving = new AbortController();
  const gone = book({ signal: leaving.signal });
  await expect.poll(() => asked).toBe(3);
  leaving.abort();
  await expect(gone).rejects.toThrow();
  await expect.poll(() => left.length).toBe(1);
  await release();
  expect(statusesOf(await Promise.all(under))).toEqual([201, 201]);
  const { rows } = await service.db.query('SELECT count(*)::int FROM orders');
  expect(rows).toEqual([{ count: 2 }]);
  expect(statements).toBe(2);
});
