import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import { afterAll, expect, test } from 'vitest';
import { aBooking } from '../../harness/builders.ts';
import { figure, inBatches, patience, SEED, times } from '../../harness/proof.ts';
import { until } from '../../harness/waits.ts';
import { fuzz } from './requests/run.ts';
import type { Route } from './requests/run.ts';
import { tearAt } from './requests/torn.ts';
import { closeConnections } from './requests/wire.ts';
import { readOperations } from './targets/api-document.ts';
import type { Operation } from './targets/api-document.ts';
import { cmsRoutes } from './targets/cms.ts';
import { openEditor } from './targets/editor.ts';
import { failuresInLogs } from './targets/logs.ts';
import { openPreview, previewRoutes } from './targets/preview.ts';
import { heldBy, processesOf } from './targets/processes.ts';
import { askForLink } from './targets/mailed-link.ts';
import { startProduct } from './targets/product.ts';
import { serviceRoute, undocumented } from './targets/service.ts';
import { siteRoutes } from './targets/site.ts';
import { fillWorld } from './targets/world.ts';

/** The first one warms everything up: what is held after it is what may be held after the others. */
const ROUNDS = times(2, 2);
/** Connections to the database come and go, and one that is being closed is still counted. */
const SPARE_DESCRIPTORS = 12;
/** For routes that no request got to in the others. */
const MORE_ROUNDS = 5;
/** What a process may hold more than after the first rounds: Node gives memory back late. */
const SPARE_MEMORY_MB = 300;
const timeout = patience(600_000);

const product = await startProduct();
afterAll(() => product.stop());
const { urls, folder, logins } = product;
const tomorrow = addSeoulDays(seoulWallClock(new Date()).date, 1);

interface Target {
  name: string;
  routes: Route<never>[];
  /** For each route and round. */
  requests: number;
  together?: number;
}

async function everyRoute(): Promise<Target[]> {
  const desk = {
    ...{ serviceUrl: urls.bookingService, siteOrigin: urls.site, admin: logins.admin, tomorrow },
    linkTo: (bookingId: string, email: string) => askForLink(product, bookingId, email),
  };
  const world = await fillWorld(desk);
  const operations = [...(await readOperations(urls.bookingService)), ...undocumented];
  const service = await inBatches(operations.length, 2, (index) =>
    serviceRoute(world, operations[index] as Operation),
  );
  const editor = await openEditor(product);
  const pass = await openPreview(product, editor);
  return [
    { name: 'booking service', routes: service as unknown as Route<never>[], requests: 60 },
    { name: 'site', routes: siteRoutes(product), requests: 60 },
    // Each page of it is read from the CMS and rendered anew.
    { name: 'preview', routes: previewRoutes(product, pass), requests: 12, together: 2 },
    { name: 'CMS', routes: cmsRoutes(product, editor), requests: 8 },
  ];
}

/** Connections that break off, stall or speak no HTTP. */
const torn = [
  [urls.bookingService, '/api/bookings'],
  [urls.site, '/'],
  [urls.site, '/api/enquiries'],
  [urls.preview, '/faq'],
  [urls.cms, '/api/sign-in'],
] as const;

const processes = processesOf(folder, ['booking-service', 'site', 'preview', 'cms']);
const held = () => Promise.all([...processes].map(async ([name, pid]) => ({ name, ...(await heldBy(pid)) })));
type AllHeld = Awaited<ReturnType<typeof held>>;

const isNoMoreThan = (first: AllHeld, now: AllHeld) =>
  now.every(({ descriptors }, index) => descriptors <= (first[index]?.descriptors ?? 0) + SPARE_DESCRIPTORS);

/**
 * Whatever chance has kept every request away from what its route is about, or a CMS that was busy: these routes are asked
 * again, alone, a few times. @returns those that nothing gets to, each with what it answered last.
 */
async function askAgain(targets: Target[], unreached: Map<string, string>): Promise<string[]> {
  let left = unreached;
  for (let round = ROUNDS; round < ROUNDS + MORE_ROUNDS && left.size > 0; round += 1) {
    const those = targets.map(({ routes, ...target }) => ({
      ...target,
      routes: routes.filter(({ name }) => left.has(name)),
    }));
    left = await playRound(
      those.filter(({ routes }) => routes.length > 0),
      round,
    );
  }
  return [...left].map(([route, answers]) => `${route} answered ${answers}`);
}

/** One round to every target. @returns the routes where nothing got to what they are about, and what they answered. */
async function playRound(targets: Target[], round: number): Promise<Map<string, string>> {
  const unreached = new Map<string, string>();
  for (const { name, routes, ...asked } of targets) {
    const proof = `generated requests to the ${name}, round ${round + 1}`;
    const tally = await fuzz(routes, { seed: SEED + round, ...asked, proof });
    expect(tally.failures.join('\n\n')).toBe('');
    for (const [route, answers] of tally.unreached) unreached.set(route, answers);
    const slowestMs = Math.round(tally.slowestMs);
    figure(proof, { routes: routes.length, requests: tally.requests, slowestMs, slowest: tally.slowest });
  }
  const faults = await Promise.all(torn.map(([origin, path]) => tearAt(origin, path)));
  expect(faults.flat().join('\n')).toBe('');
  closeConnections();
  return unreached;
}

test(
  'no generated request makes a route of the product fail or hang, and none leaves anything open',
  { timeout },
  async () => {
    const targets = await everyRoute();
    const unreached = await playRound(targets, 0);
    const rounds = [await held()];
    for (let round = 1; round < ROUNDS; round += 1) {
      const now = await playRound(targets, round);
      for (const route of [...unreached.keys()]) if (!now.has(route)) unreached.delete(route);
      await until('files and connections to be closed again', async () =>
        isNoMoreThan(rounds[0] ?? [], await held()),
      );
      rounds.push(await held());
    }
    // A summary shows the first line of a failure alone: what it names stands there.
    expect((await askAgain(targets, unreached)).join('; ')).toBe('');
    for (const [index, name] of [...processes.keys()].entries()) {
      const descriptors = rounds.map((round) => round[index]?.descriptors ?? 0);
      const memoryMb = rounds.map((round) => round[index]?.memoryMb ?? 0);
      const facts = { descriptors: descriptors.join(', '), memoryMb: memoryMb.join(', ') };
      figure(`held after each round of generated requests: ${name}`, facts);
      const warm = Math.max(...memoryMb.slice(0, Math.ceil(ROUNDS / 2)));
      expect(memoryMb.at(-1), `${name}: ${facts.memoryMb}`).toBeLessThan(warm + SPARE_MEMORY_MB);
    }
  },
);

test('afterwards a visitor books as before, and no log tells of a failure', { timeout }, async () => {
  const bookingDate = addSeoulDays(tomorrow, 10);
  const free = (await (await fetch(`${urls.site}/api/timeslots/${bookingDate}`)).json()) as string[];
  // From the afternoon, when all times cost the same.
  const bookingTime = free.find((time) => time >= '14:00');
  const answer = await fetch(`${urls.site}/api/bookings`, {
    method: 'POST',
    headers: { Origin: urls.site, 'Content-Type': 'application/json' },
    body: JSON.stringify(aBooking({ bookingDate, bookingTime })),
  });
  expect([answer.status, await answer.text()]).toEqual([201, expect.stringContaining('"id"')]);
  expect(failuresInLogs(folder)).toEqual([]);
});
