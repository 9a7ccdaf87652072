import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openBrowser } from '../../harness/accounts.ts';
import { startTestService } from '../../harness/service.ts';
import type { ServiceUnderTest } from '../../harness/service.ts';
import { startSiteBefore } from '../../harness/site-process.ts';

let service: ServiceUnderTest;
let siteUrl: string;
beforeAll(async () => {
  service = await startTestService();
  const site = await startSiteBefore(service.url);
  siteUrl = site.url;
  return site.stop;
});
beforeEach(() => service.db.query('DELETE FROM limit_counters'));

/** How each of 31 wrong sign-ins is answered, every one at another account and with another invented address. */
async function guessFrom(url: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let guess = 0; guess < 31; guess += 1)
    statuses.push((await openBrowser(url).signIn(`nobody-${guess}`, 'guess')).status);
  return statuses;
}

it('invented addresses do not help to get around the limit of an address', async () => {
  const statuses = await guessFrom(siteUrl);
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401));
  expect(statuses.at(-1)).toBe(429);
});

it('the service itself believes the one proxy before it: without the site they would', async () => {
  expect(await guessFrom(service.url)).toEqual(Array(31).fill(401));
});
