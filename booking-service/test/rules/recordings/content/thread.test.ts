import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readOnThread } from '../../../../src/recordings/content/read-on-thread.usecase.ts';
import { aSilentFlac } from '../../../service/recordings/files/flac.ts';
import { aWav } from '../../../service/recordings/wav.ts';
import { corpusFile } from './corpus/truth.ts';

/** A film whose list of samples says that there are so many. */
function aFilmOf(samples: number): Buffer {
  const film = corpusFile('h264-silent.mp4');
  const box = (name: string) => film.indexOf(name, 0, 'latin1') - 4;
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

test('one that no thread has room for is refused', { timeout: 60_000 }, async () => {
  expect(await onThread(aFilmOf(15_000_000))).toEqual({ refusal: 'damaged' });
});

test('one that takes more work than a recording does is refused', { timeout: 60_000 }, async () => {
  expect(await onThread(aSilentFlac(20_000), 100)).toEqual({ refusal: 'beyond-limits' });
});
