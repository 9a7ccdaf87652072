import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOnThread } from '../../../../src/recordings/content/read-on-thread.usecase.ts';
import { aWav } from '../../../service/recordings/wav.ts';

/** A comment of so many letters before the samples, which a reader of tags keeps as a whole. */
function aWavWithComment(letters: number): Buffer {
  const wav = aWav({ seconds: 1 });
  const list = Buffer.alloc(20 + letters, 'x');
  list.write('LIST', 0);
  list.writeUInt32LE(12 + letters, 4);
  list.write('INFOICMT', 8);
  list.writeUInt32LE(letters, 16);
  const file = Buffer.concat([wav.subarray(0, 36), list, wav.subarray(36)]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}

test.each([
  ['a short comment', 1_000, { content: expect.objectContaining({ format: 'wav', durationMs: 1_000 }) }],
  ['one that no thread has room for', 150_000_000, { refusal: 'damaged' }],
])(
  'a recording with %s is read on a thread of its own',
  { timeout: 60_000 },
  async (_name, letters, found) => {
    const folder = await mkdtemp(join(tmpdir(), 'recordings-'));
    const file = aWavWithComment(letters);
    await writeFile(join(folder, 'one'), file);
    const sha256 = createHash('sha256').update(file).digest();
    const task = { at: { folder }, id: 'one', sizeBytes: file.length, sha256 };
    try {
      expect(await readOnThread(task, new AbortController().signal)).toMatchObject(found);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
