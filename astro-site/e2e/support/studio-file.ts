import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';

const SAMPLE_RATE = 48_000;
const FRAME_BYTES = 6;

/** A tone of one second, 24 bit stereo, repeated to the length that is wanted. */
function second(toneHz: number): Buffer {
  const bytes = Buffer.alloc(SAMPLE_RATE * FRAME_BYTES);
  for (let frame = 0; frame < SAMPLE_RATE; frame += 1) {
    const sample = Math.round(6_000_000 * Math.sin((2 * Math.PI * toneHz * frame) / SAMPLE_RATE));
    bytes.writeIntLE(sample, frame * FRAME_BYTES, 3);
    bytes.writeIntLE(sample, frame * FRAME_BYTES + 3, 3);
  }
  return bytes;
}

function head(dataBytes: number): Buffer {
  const bytes = Buffer.alloc(44);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(36 + dataBytes, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(2, 22);
  bytes.writeUInt32LE(SAMPLE_RATE, 24);
  bytes.writeUInt32LE(SAMPLE_RATE * FRAME_BYTES, 28);
  bytes.writeUInt16LE(FRAME_BYTES, 32);
  bytes.writeUInt16LE(24, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(dataBytes, 40);
  return bytes;
}

const folder = join(tmpdir(), 'studio-files');

/** The path of a WAV as it comes out of the booth (48 kHz, 24 bit, stereo), made once. 700 seconds are 200 MB. */
export async function studioFile(name: string, seconds: number, toneHz = 440): Promise<string> {
  const path = join(folder, `${seconds}-${toneHz}`, name);
  if (existsSync(path)) return path;
  await mkdir(join(path, '..'), { recursive: true });
  // Written beside and then named: another worker may look for it meanwhile.
  const part = `${path}.${process.pid}`;
  const file = createWriteStream(part);
  file.write(head(seconds * SAMPLE_RATE * FRAME_BYTES));
  const tone = second(toneHz);
  for (let written = 0; written < seconds; written += 1) if (!file.write(tone)) await once(file, 'drain');
  file.end();
  await finished(file);
  await rename(part, path);
  return path;
}

export const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
