import type { Problem } from 'shared/problems/problem.ts';
import { expect, test } from 'vitest';
import { aBooking } from '../../harness/builders.ts';
import { TOMORROW } from '../../harness/clock.ts';
import { httpClient } from '../../harness/http.ts';
import type { HttpClient } from '../../harness/http.ts';
import { startTestService } from '../../harness/service.ts';
import { ownersOf, rushUntilOversold, startUnguardedService } from './unguarded-service.ts';

/** A hundred visitors at once, half of them on another copy of the service. */
const VISITORS = 100;
const service = await startTestService();
const unguarded = await startUnguardedService();
const other = httpClient((await service.anotherCopy()).url);

const copies = [service, other];

function rush(
  overrides: (index: number) => Record<string, unknown>,
  clients: readonly HttpClient[] = copies,
) {
  const visits = Array.from({ length: VISITORS }, async (_, index) => {
    const client = clients[index % clients.length] ?? service;
    const body = aBooking({ email: `visitor${index}@example.test`, ...overrides(index) });
    return client.post<Problem>('/api/bookings', body);
  });
  return Promise.all(visits);
}

test(
  'the control: without the key of the claims the same statement sells one slot more than once',
  { timeout: 60_000 },
  async () => {
    const { bookingTime, sold } = await rushUntilOversold((time) =>
      rush(() => ({ bookingTime: time }), unguarded.copies),
    );
    expect(sold).toBeGreaterThan(1);
    expect(await ownersOf(unguarded, TOMORROW, bookingTime)).toHaveLength(sold);
  },
);

test('100 simultaneous bookings of one slot: one 201 and 99 times 409, each with a sentence', async () => {
  const answers = await rush(() => ({ bookingTime: '14:00' }));
  const created = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 409);
  expect([created.length, refused.length]).toEqual([1, VISITORS - 1]);
  for (const { body } of refused) {
    expect(body).toEqual({
      type: 'slot-taken',
      code: 'booked-meanwhile',
      title: 'This time has just been taken',
      nearestTime: expect.stringMatching(/^\d\d:\d\d$/),
      status: 409,
      detail:
        'Somebody has just booked this time. What you have typed is still here: please choose another time.',
    });
  }
  expect(await ownersOf(service, TOMORROW, '14:00')).toHaveLength(1);
  const { rows } = await service.db.query(
    'SELECT (SELECT count(*) FROM bookings) AS b, (SELECT count(*) FROM slot_claims) AS c',
  );
  expect(rows).toEqual([{ b: 1, c: 1 }]);
});

test('so it is when the slot is an expired hold that everybody wants to take over', async () => {
  await service.post('/api/bookings', aBooking({ bookingTime: '15:00' }));
  service.clock.advanceMinutes(16);
  const answers = await rush(() => ({ bookingTime: '15:00' }));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    201,
    ...Array<number>(VISITORS - 1).fill(409),
  ]);
  expect(await ownersOf(service, TOMORROW, '15:00')).toHaveLength(1);
});

test('10 rounds on changing slots: never two owners, never a 5xx', { timeout: 60_000 }, async () => {
  for (let round = 0; round < 10; round += 1) {
    const time = `${10 + Math.floor(round / 6)}:${round % 6}0`;
    const answers = await rush(() => ({ bookingTime: time, totalPrice: 40_000 }));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses, `round ${round} at ${time}`).toEqual([201, ...Array<number>(VISITORS - 1).fill(409)]);
  }
});

test('a hundred visitors who want a hundred times all get theirs', async () => {
  const answers = await rush((index) => ({
    bookingDate: index < 50 ? '2026-07-10' : '2026-07-11',
    bookingTime: `${13 + Math.floor((index % 50) / 6)}:${(index % 50) % 6}0`,
    totalPrice: index % 50 < 30 ? 50_000 : 44_000,
  }));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
});
