import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPool, type Pool } from '../../../server/publisher/pool.ts';

let folder: string;
let pool: Pool;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pool-'));
  pool = openPool(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const published = new Date('2026-11-20T10:00:00Z');
const hoursLater = (hours: number) => new Date(published.getTime() + hours * 3_600_000);

test('a file that no release uses any more stays for 48 hours, then goes with its compressed forms', async () => {
  await pool.add('_astro/old.js', async () => Buffer.from('old'));
  await pool.touch(['_astro/old.js'], published);
  expect(await pool.prune(hoursLater(47.9))).toEqual([]);
  expect(pool.has('_astro/old.js')).toBe(true);
  expect(await pool.prune(hoursLater(48.1))).toEqual(['_astro/old.js']);
  expect(['_astro/old.js', '_astro/old.js.br', '_astro/old.js.gz'].map(pool.has)).toEqual([
    false,
    false,
    false,
  ]);
});

test('a file that is still in use stays for good', async () => {
  await pool.add('_astro/new.js', async () => Buffer.from('new'));
  await pool.touch(['_astro/new.js'], hoursLater(1000));
  expect(await pool.prune(hoursLater(1001))).toEqual([]);
});

test('two that ask for the same file at once share the work', async () => {
  let reads = 0;
  const read = async () => {
    reads += 1;
    return Buffer.from('font');
  };
  await Promise.all([pool.add('_fonts/a.woff2', read), pool.add('_fonts/a.woff2', read)]);
  await pool.add('_fonts/a.woff2', read);
  expect(reads).toBe(1);
});
