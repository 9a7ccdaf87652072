import type { Problem } from 'shared/problems/problem.ts';
import { afterAll, expect, test } from 'vitest';
import { signedInBrowser } from '../../harness/accounts.ts';
import { aBooking } from '../../harness/builders.ts';
import { aCatalogue, sell } from '../../harness/catalogue.ts';
import { TOMORROW } from '../../harness/clock.ts';
import { startCopyProcess } from '../../harness/copy-process.ts';
import { figure, patience, progress, SEED, seededRandom, times } from '../../harness/proof.ts';
import { startTestService } from '../../harness/service.ts';
import { ownersOf, rushUntilOversold, startUnguardedService } from './unguarded-service.ts';

/** Looks on. The visitors are served by two processes. */
const service = await startTestService({ catalogue: aCatalogue(1, { slotMinutes: 30 }) });
const unguarded = await startUnguardedService();
const start = () => startCopyProcess({ databaseUrl: service.database.url, now: service.clock.now() });
const copies = await Promise.all([start(), start()]);
afterAll(() => copies.forEach((copy) => copy.kill('SIGKILL')));

const VISITORS = times(100, 500);
const ROUNDS = times(3, 10);
const MOVES = times(6, 60);
const timeout = patience(60_000);

const deadlocks = async () =>
  (
    await service.db.query<{ deadlocks: number }>(
      'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
    )
  ).rows[0]?.deadlocks ?? 0;

const sessionsOf = (index: number) => ({
  bookingDate: '2026-07-08',
  bookingTime: `${13 + Math.floor(index / 2)}:${index % 2 === 0 ? '00' : '30'}`,
  totalPrice: index < 10 ? 50_000 : 44_000,
});

/** Bookings of 30 minutes, sold before sessions became 10 minutes long: their moves overlap in every way. */
async function neighbours(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { status, body } = await service.post<{ id: string }>(
      '/api/bookings',
      aBooking({ email: `neighbour${index}@example.test`, ...sessionsOf(index) }),
    );
    expect(status).toBe(201);
    ids.push(body.id);
  }
  await sell(service.db, aCatalogue(2));
  return ids;
}

test(
  'moves into each other’s slots, in every order: one owner for each, no 5xx, no deadlock',
  { timeout },
  async () => {
    const ids = await neighbours(8);
    const browsers = await Promise.all(copies.map((copy) => signedInBrowser(copy.url, service.db, 'admin')));
    const random = seededRandom(SEED);
    const seen = new Map<number, number>();
    for (let round = 0; round < MOVES; round += 1) {
      const order = round % 2 === 0 ? ids : ids.toReversed();
      const answers = order.map((id) => {
        const time = `${13 + random.below(5)}:${random.below(6)}0`;
        const body = { bookingDate: '2026-07-08', bookingTime: time, reason: 'Proof' };
        return random.pick(browsers).send<Problem>('PATCH', `/api/admin/bookings/${id}/schedule`, body);
      });
      for (const { status, body } of await Promise.all(answers)) {
        expect([200, 409], JSON.stringify(body)).toContain(status);
        seen.set(status, (seen.get(status) ?? 0) + 1);
      }
      await expectOwnUnits(ids);
    }
    expect(await deadlocks()).toBe(0);
    expect(seen.get(200)).toBeGreaterThan(0);
    expect(seen.get(409)).toBeGreaterThan(0);
    figure('moves into each other’s slots', {
      rounds: MOVES,
      moved: seen.get(200) ?? 0,
      refused: seen.get(409) ?? 0,
    });
  },
);

/** Each booking owns exactly the three units from its time on. */
async function expectOwnUnits(ids: string[]): Promise<void> {
  const { rowCount } = await service.db.query(
    `SELECT FROM bookings b JOIN slot_claims c ON c.booking_id = b.id
      WHERE b.id = ANY ($1) AND c.starts_at >= b.starts_at AND c.starts_at < b.starts_at + interval '30 minutes'`,
    [ids],
  );
  const all = await service.db.query('SELECT FROM slot_claims WHERE booking_id = ANY ($1)', [ids]);
  expect([rowCount, all.rowCount]).toEqual([ids.length * 3, ids.length * 3]);
}

const rush = (urls: readonly { post: typeof service.post }[], fields: Record<string, unknown>) =>
  Promise.all(
    Array.from({ length: VISITORS }, (_, index) => {
      const body = aBooking({ email: `visitor${index}@example.test`, ...fields });
      return (urls[index % urls.length] ?? service).post<Problem>('/api/bookings', body);
    }),
  );

test(
  'the control: without the key of the claims the same statement oversells under the same load',
  { timeout },
  async () => {
    const { bookingTime, rushes, sold } = await rushUntilOversold((time) =>
      rush(unguarded.copies, { bookingTime: time }),
    );
    expect(sold).toBeGreaterThan(1);
    expect(await ownersOf(unguarded, TOMORROW, bookingTime)).toHaveLength(sold);
    figure('control without the key: one slot sold', { visitors: VISITORS, rushes, times: sold });
  },
);

test('one slot, many visitors, two processes: one 201 each time, 409 for the rest', { timeout }, async () => {
  const before = await deadlocks();
  let slowest = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const time = `${10 + Math.floor((round % 60) / 6)}:${round % 6}0`;
    const hour = Number(time.slice(0, 2));
    const totalPrice = hour < 13 ? 40_000 : hour < 18 ? 50_000 : 44_000;
    const bookingDate = `2026-07-${String(10 + Math.floor(round / 60)).padStart(2, '0')}`;
    const startedAt = performance.now();
    const answers = await rush(copies, { bookingDate, bookingTime: time, totalPrice });
    slowest = Math.max(slowest, performance.now() - startedAt);
    const statuses = answers.map(({ status }) => status).toSorted();
    progress('one slot, two processes', round + 1, ROUNDS);
    expect(statuses, `round ${round}`).toEqual([201, ...Array<number>(VISITORS - 1).fill(409)]);
  }
  expect(await deadlocks()).toBe(before);
  figure('one slot, two processes', {
    rounds: ROUNDS,
    visitors: VISITORS,
    slowestRoundMs: Math.round(slowest),
  });
});
