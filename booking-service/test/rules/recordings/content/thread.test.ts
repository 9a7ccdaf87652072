import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readOnThread } from '../../../../src/recordings/content/read-on-thread.usecase.ts';
import { aSilentFlac } from '../../../service/recordings/files/flac.ts';
import { aWav } from '../../../service/recordings/wav.ts';
import { corpusFile } from './corpus/truth.ts';

/** A film in fragments, the first of which says that it has as many pictures as can be said, and nothing of each. */
function anEndlessFilm(): Buffer {
  const film = corpusFile('h264-silent-fragments.mp4');
  const at = film.indexOf('trun', 0, 'latin1');
  film.writeUInt32BE(1, at + 4);
  film.writeUInt32BE(0xffff_ffff, at + 8);
  return film;
}

/** A film with a head of so many MB, all of it sizes of pictures. */
function aFilmOf(megabytes: number): Buffer {
  const film = corpusFile('h264-silent.mp4');
  const box = (name: string) => film.indexOf(name, 0, 'latin1') - 4;
  const samples = Math.floor((megabytes * 1024 ** 2 - 2_000) / 4);
  const sizes = Buffer.alloc(20 + 4 * samples, 1);
  sizes.writeUInt32BE(sizes.length, 0);
  sizes.write('stsz', 4);
  sizes.fill(0, 8, 16);
  sizes.writeUInt32BE(samples, 16);
  const at = box('stsz');
  const grown = sizes.length - film.readUInt32BE(at);
  for (const name of ['moov', 'trak', 'mdia', 'minf', 'stbl'])
    film.writeUInt32BE(film.readUInt32BE(box(name)) + grown, box(name));
  return Buffer.concat([film.subarray(0, at), sizes, film.subarray(at + film.readUInt32BE(at))]);
}

async function onThread(file: Buffer, workMs?: number) {
  const folder = await mkdtemp(join(tmpdir(), 'recordings-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'one'), file);
  const sha256 = createHash('sha256').update(file).digest();
  const task = { at: { folder }, id: 'one', sizeBytes: file.length, sha256 };
  return readOnThread(task, new AbortController().signal, workMs);
}

test('a recording is read on a thread of its own', { timeout: 60_000 }, async () => {
  expect(await onThread(aWav({ seconds: 1 }))).toMatchObject({
    content: { format: 'wav', durationMs: 1_000 },
  });
});

test.each([
  ['says that it has billions of pictures', anEndlessFilm(), { refusal: 'damaged' }],
  ['has a list of them of 16 MB', aFilmOf(16), { refusal: 'damaged' }],
  ['has a longer one', aFilmOf(17), { refusal: 'beyond-limits' }],
])(
  'a film that %s is refused, and nothing else ends with it',
  { timeout: 60_000 },
  async (_what, film, refusal) => {
    expect(await onThread(film)).toEqual(refusal);
  },
);

test('one that takes more work than a recording does is refused', { timeout: 60_000 }, async () => {
  expect(await onThread(aSilentFlac(20_000), 100)).toEqual({ refusal: 'beyond-limits' });
});
