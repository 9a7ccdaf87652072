import { mkdir, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openRecordingDesk } from './desk.ts';

const desk = await openRecordingDesk();
const { jobs } = desk;
const { at } = desk.service.deps.config.recordings;
const folder = 'folder' in at ? at.folder : '';
const pathOf = (id: string) => join(folder, id);
const { booking } = await desk.paidBooking();

beforeEach(async () => {
  await mkdir(folder, { recursive: true });
});

/** As somebody else would have left it there. */
async function stranger(id: string, hoursOld: number) {
  await writeFile(pathOf(id), 'nobody knows me');
  const at = new Date(desk.clock.now().getTime() - hoursOld * 3_600_000);
  await utimes(pathOf(id), at, at);
}

test('what is in both is as it should be', async () => {
  await desk.recorded(booking.id);
  expect(await jobs.compare()).toEqual({ unknown: [], removed: [], missing: [] });
});

test('what only the store has is removed once it is a day old', async () => {
  await stranger('young', 23);
  await stranger('old', 25);
  expect(await jobs.compare()).toEqual({ unknown: ['old', 'young'], removed: ['old'], missing: [] });
  expect(await readdir(folder)).toContain('young');
  expect(await readdir(folder)).not.toContain('old');
  await rm(pathOf('young'));
});

test('where that would be much, the database may be the one that forgot, and nothing is removed', async () => {
  const names = Array.from({ length: 21 }, (_, index) => `stranger-${index}`);
  for (const name of names) await stranger(name, 30);
  const { unknown, removed } = await jobs.compare();
  expect([unknown.length, removed]).toEqual([21, []]);
  for (const name of names) await rm(pathOf(name));
});

test('what only the database has, or is not whole, is said', async () => {
  const gone = await desk.recorded(booking.id);
  const cut = await desk.recorded(booking.id);
  await rm(pathOf(gone));
  await truncate(pathOf(cut), 10);
  expect((await jobs.compare()).missing.sort()).toEqual([gone, cut].sort());
});
