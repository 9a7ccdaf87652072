import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hangUpOn, openDescriptors, stalledDownload, timesOpen } from '../../support/descriptors.ts';
import { startSiteProcess, type SiteProcess } from '../../support/site-process.ts';

const PICTURE = '/_media/picture.jpg';
/** Connections at one time. */
const AT_ONCE = 50;

let releases: string;
let site: SiteProcess;
beforeAll(async () => {
  releases = await mkdtemp(join(tmpdir(), 'releases-'));
  await mkdir(join(releases, 'pool/_media'), { recursive: true });
  // Larger than what lies ready in sockets: the file is still open when the visitor goes.
  await writeFile(join(releases, 'pool', PICTURE), randomBytes(8_000_000));
});
afterAll(() => rm(releases, { recursive: true, force: true }));
afterEach(() => site.stop());

const isWhole = async () => (await (await fetch(site.url + PICTURE)).arrayBuffer()).byteLength === 8_000_000;

/** The connections of `fetch` stay open for a while: they are not what is counted. */
const closed = { headers: { connection: 'close' } };

describe('of a process that may open many', () => {
  beforeEach(async () => {
    site = await startSiteProcess({ RELEASES_DIR: releases });
  });

  test.each([
    { downloads: 10_000, ahead: 50 },
    { downloads: 500, ahead: 1 },
  ])('$downloads aborted downloads, $ahead on each connection, leave no file open', async (aborted) => {
    await fetch(site.url + PICTURE, { ...closed, method: 'HEAD' });
    const before = await openDescriptors(site.pid);
    for (let left = aborted.downloads; left > 0; left -= AT_ONCE * aborted.ahead) {
      await Promise.all(Array.from({ length: AT_ONCE }, () => hangUpOn(site.url, PICTURE, aborted.ahead)));
    }
    await vi.waitFor(async () => expect(await openDescriptors(site.pid)).toBeLessThanOrEqual(before), 10_000);
    expect(await isWhole()).toBe(true);
  });

  test('a request that is sent ahead opens nothing before it is its turn', async () => {
    const picture = await realpath(join(releases, 'pool', PICTURE));
    const download = stalledDownload(site.url, PICTURE, 60);
    await download.begin();
    expect(await timesOpen(site.pid, picture)).toBe(1);
    download.end();
    await expect.poll(() => timesOpen(site.pid, picture)).toBe(0);
  });
});

test('a process that has run out of them says so, lives on and serves again', async () => {
  site = await startSiteProcess({ RELEASES_DIR: releases }, 100);
  const before = await openDescriptors(site.pid);
  const downloads = Array.from({ length: 100 }, () => stalledDownload(site.url, PICTURE));
  // Who is refused first shows that it has run out. A connection that nobody could take waits until one is free.
  await Promise.any(downloads.map(async (download) => expect(await download.begin()).not.toBe('200')));
  expect(site.hasEnded()).toBe(false);
  for (const download of downloads) download.end();
  const answers = await Promise.all(downloads.map((download) => download.begin()));
  expect(['200', '503', 'closed']).toEqual(expect.arrayContaining([...new Set(answers)]));
  await vi.waitFor(async () => expect(await openDescriptors(site.pid)).toBeLessThanOrEqual(before), 10_000);
  expect(await isWhole()).toBe(true);
});
