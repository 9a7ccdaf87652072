import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import type { Problem } from 'shared/problems/problem.ts';
import { afterAll, expect, test } from 'vitest';
import { aCatalogue } from '../../harness/catalogue.ts';
import { startCopyProcess } from '../../harness/copy-process.ts';
import { figure, patience, progress, SEED, seededRandom, times } from '../../harness/proof.ts';
import { startTestService } from '../../harness/service.ts';
import type { ServiceUnderTest } from '../../harness/service.ts';
import { brokenOrders, claimsOf, deadlocksOf, fits, soldTwice } from './parties/found.ts';
import { visitorsOf } from './parties/visitors.ts';
import type { Visitor } from './parties/visitors.ts';
import { MOST_RUSHES, startUnguardedService } from './unguarded-service.ts';

/** Parties of one to four want sessions in a row that overlap in every way, in two studios, from two processes. */
const VISITORS = times(100, 500);
/** As many as there are sizes, twice: in every other round nobody comes in another size, so some of that size have to win. */
const ROUNDS = times(8, 10);
const SIZES = [1, 2, 3, 4];
const sizesIn = (round: number) => (round % 2 === 0 ? SIZES : [SIZES[((round - 1) / 2) % SIZES.length] ?? 1]);
const PROOF = 'parties of one to four, two processes';
const timeout = patience(60_000);
const studios = [1, 2].map((id) => ({ id, name: `Studio ${id}` }));

const service = await startTestService({ catalogue: aCatalogue(1, { studios }) });
const start = () => startCopyProcess({ databaseUrl: service.database.url, now: service.clock.now() });
const copies = await Promise.all([start(), start()]);
afterAll(() => copies.forEach((copy) => copy.kill('SIGKILL')));
const withoutKey = await startUnguardedService();
const withoutWhole = await startUnguardedService('all or nothing');

interface Told {
  visitor: Visitor;
  status: number;
  created: BookingCreated;
  refusal: Problem;
}

const rush = (visitors: Visitor[], clients: readonly Pick<ServiceUnderTest, 'post'>[]) =>
  Promise.all(
    visitors.map(async (visitor, index): Promise<Told> => {
      const client = clients[index % clients.length] ?? service;
      const { status, body } = await client.post<unknown>('/api/bookings', visitor.request);
      return { visitor, status, created: body as BookingCreated, refusal: body as Problem };
    }),
  );

/** Everybody who was told that they are booked has all of it, nobody else has anything, and nobody went away who fits. */
async function expectWholeParties(told: Told[], date: string, round: string): Promise<Told[]> {
  for (const { status, refusal } of told) expect([201, 409], JSON.stringify(refusal)).toContain(status);
  const winners = told.filter(({ status }) => status === 201);
  const claims = await claimsOf(service, date);
  const expected = winners.flatMap(({ visitor, created }) => {
    const ids = [created.id, ...(created.companions ?? []).map(({ id }) => id)];
    return visitor.times.map((time, place) => ({
      orderId: created.id,
      id: ids[place],
      place: place + 1,
      time,
    }));
  });
  const byId = (one: { id?: string | undefined }, other: { id?: string | undefined }) =>
    String(one.id).localeCompare(String(other.id));
  expect(claims.map(({ studioId: _, ...claim }) => claim).toSorted(byId), round).toEqual(
    expected.toSorted(byId),
  );
  expect(await brokenOrders(service), `${round}: in parts, or not in one studio in a row`).toEqual([]);
  for (const { visitor, status, refusal } of told) {
    if (status === 201) continue;
    expect(fits(claims, studios, visitor.times), `${round}: sent away although they fit`).toBe(false);
    if (visitor.times.length > 1)
      expect(
        claims.map(({ time }) => time),
        `${round}: which time is gone`,
      ).toContain(refusal.goneTime);
  }
  return winners;
}

test(
  'the control: without the key of the claims two parties sing at the same time',
  { timeout },
  async () => {
    const random = seededRandom(SEED);
    let [rushes, twice] = [0, 0];
    while (twice === 0 && rushes < MOST_RUSHES) {
      await rush(visitorsOf(random, VISITORS, { round: rushes, sizes: [2, 3, 4] }), withoutKey.copies);
      twice = await soldTwice(withoutKey);
      rushes += 1;
    }
    expect(twice).toBeGreaterThan(0);
    figure('control without the key: times sold twice', { visitors: VISITORS, rushes, twice });
  },
);

test('the control: when a part of the times is enough, parties are half taken', { timeout }, async () => {
  const visitors = visitorsOf(seededRandom(SEED), VISITORS, { round: 0, sizes: [2, 3, 4] });
  const told = await rush(visitors, withoutWhole.copies);
  const halfTaken = (await brokenOrders(withoutWhole)).length;
  expect(halfTaken).toBeGreaterThan(0);
  const acknowledged = told.filter(({ status }) => status === 201).length;
  figure('control without all or nothing', { visitors: VISITORS, acknowledged, halfTaken });
});

test(
  'a rush of parties: all sessions or none, in one studio, and nobody goes away who fits',
  { timeout },
  async () => {
    const before = await deadlocksOf(service);
    const random = seededRandom(SEED);
    const won: number[] = [];
    let slowest = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const visitors = visitorsOf(random, VISITORS, { round, sizes: sizesIn(round) });
      const startedAt = performance.now();
      const told = await rush(visitors, copies);
      slowest = Math.max(slowest, performance.now() - startedAt);
      const winners = await expectWholeParties(told, visitors[0]?.date ?? '', `seed ${SEED}, round ${round}`);
      expect(winners.length, `round ${round}: somebody wins`).toBeGreaterThan(0);
      for (const { visitor } of winners) won.push(visitor.times.length);
      progress(PROOF, round + 1, ROUNDS);
    }
    expect(await deadlocksOf(service)).toBe(before);
    const sold = (people: number) => won.filter((size) => size === people).length;
    const counts = { alone: sold(1), ofTwo: sold(2), ofThree: sold(3), ofFour: sold(4) };
    expect(Math.min(...Object.values(counts)), 'parties of every size win').toBeGreaterThan(0);
    figure(PROOF, {
      rounds: ROUNDS,
      visitors: VISITORS,
      seed: SEED,
      ...counts,
      slowestRoundMs: Math.round(slowest),
    });
  },
);
