import { appendFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { type Crowd, gather } from '../crowd/crowd.ts';
import { emptyBook, reckon } from '../crowd/ledger.ts';
import { speedOf, startClock } from '../crowd/speed.ts';
import { members, sql } from './cluster.ts';
import { docker } from './machines.ts';
import { installation } from './installation.ts';

const { addresses, port, ca, simulatorUrl } = installation();

/** Acknowledged bookings before something happens, and after it, so that both are seen under load. */
const BOOKINGS = 150;

/** A copy that died is replaced while others serve, one of an old version when another is healthy; a member hands over before it stops. */
export const NOTHING_STANDS_STILL_SECONDS = 5;

/** Visitors who book and pay until they are asked to leave. */
export const openCrowd = (): Crowd => gather({ addresses, port, ca }, simulatorUrl);

/** Writes down what was measured, for docs/promises.md. */
export function figure(what: string, facts: Record<string, number | string>): void {
  const file = process.env['SWARM_FIGURES'];
  if (file) appendFileSync(file, `${JSON.stringify({ what, ...facts })}\n`);
  process.stdout.write(`${what}: ${JSON.stringify(facts)}\n`);
}

/** The machines see each other, and every service has all of its copies. */
async function swarmIsWhole(): Promise<boolean> {
  const nodes = await docker(1, ['node', 'ls', '--format', '{{.Status}} {{.ManagerStatus}}']);
  const services = await docker(1, ['service', 'ls', '--format', '{{.Mode}} {{.Replicas}}']);
  const seen = nodes.split('\n').filter((line) => /^Ready (Leader|Reachable)$/.test(line));
  const short = services.split('\n').filter((line) => {
    const [, is, wanted] = /^(?:replicated|global) (\d+)\/(\d+)/.exec(line) ?? [];
    return is !== wanted;
  });
  return seen.length === 3 && short.length === 0;
}

/** Nothing is left of what happened before. */
export async function everythingIsWhole(): Promise<void> {
  await expect.poll(() => swarmIsWhole().catch(() => false)).toBe(true);
  await databaseIsWhole();
}

/** All three members are there, one of them the primary. */
export const databaseIsWhole = () =>
  expect
    .poll(async () => {
      const found = await members().catch(() => []);
      return found.filter(({ isWhole }) => isWhole).length === 3 && found.some(({ isPrimary }) => isPrimary);
    })
    .toBe(true);

/** The longest time without a booking, from `since` on, in seconds. */
function longestPause(bookedAt: number[], since: number, until: number): number {
  const moments = [since, ...bookedAt.filter((at) => at > since && at < until), until].toSorted(
    (a, b) => a - b,
  );
  const pauses = moments.slice(1).map((at, index) => at - (moments[index] ?? at));
  return Math.max(...pauses) / 1000;
}

/**
 * Lets visitors book and pay while something happens, and compares what they were told with the database and the provider.
 *
 * @param happens is given the crowd, and resolves when it is over; visitors go on for a while after it
 * @returns the longest time in which nobody got a booking, in seconds
 */
export async function whileVisitorsPay(
  what: string,
  happens: (crowd: Crowd) => Promise<void>,
): Promise<number> {
  await everythingIsWhole();
  await emptyBook(sql);
  const crowd = openCrowd();
  await crowd.more(BOOKINGS);
  const since = Date.now();
  const clock = startClock(crowd.told);
  await happens(crowd);
  const speed = speedOf(clock);
  const happenedFor = (Date.now() - since) / 1000;
  await crowd.more(BOOKINGS);
  const until = Date.now();
  const told = await crowd.leave();
  await databaseIsWhole();
  const sum = await reckon(told, simulatorUrl, sql);
  const paused = longestPause(told.bookedAt, since, until);
  figure(what, {
    ...sum,
    taken: told.taken,
    pages: told.pages.read,
    pagesAgain: told.pages.again,
    pagesFailed: told.pages.failed,
    calls: told.api.answered,
    callsAgain: told.api.again,
    callsFailed: told.api.failed,
    seconds: Math.round(happenedFor),
    longestPauseSeconds: Number(paused.toFixed(1)),
    ...speed,
  });
  expect(told.wrong).toEqual([]);
  expect(sum).toMatchObject({ lost: 0, twice: 0, unpaid: 0, chargedWithoutSession: 0, unclear: 0 });
  expect([told.pages.failed, told.api.failed]).toEqual([0, 0]);
  return paused;
}

/** For what has to be seen under load a while longer. */
export const goOnFor = (seconds: number) => pause(seconds * 1_000);
