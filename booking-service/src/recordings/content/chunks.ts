import type { FileBytes } from './file-bytes.ts';
import { damaged } from './reading.ts';

/** A part of a WAV or AIFF file: a name of four letters, a length, and so many bytes. */
export interface Chunk {
  name: string;
  startsAt: number;
  lengthBytes: number;
}

/** No program writes more; each is looked for in the store. */
const MAX_CHUNKS = 1_000;

const KNOWN = new Set(
  'data|fmt |fact|LIST|bext|iXML|JUNK|junk|PAD |FLLR|id3 |ID3 |cue |smpl|PEAK|COMM|SSND|NAME|AUTH|ANNO|COMT|MARK|INST|CHAN|FVER'.split(
    '|',
  ),
);

const nameAt = (head: Buffer, at = 0) => head.toString('latin1', at, at + 4);

/**
 * Chunks of a container from its twelfth byte on. Each is filled up to an even number of bytes; programs that forget to do so are
 * told by the name that stands there instead.
 */
export async function* chunksOf(file: FileBytes, isBigEndian: boolean): AsyncGenerator<Chunk> {
  let at = 12;
  for (let count = 0; at + 8 <= file.sizeBytes; count += 1) {
    if (count === MAX_CHUNKS) throw damaged();
    const head = await file.at(at, 8);
    const lengthBytes = isBigEndian ? head.readUInt32BE(4) : head.readUInt32LE(4);
    yield { name: nameAt(head), startsAt: at + 8, lengthBytes };
    at += 8 + lengthBytes;
    if (lengthBytes % 2 === 1 && !KNOWN.has(nameAt(await file.at(at, 4)))) at += 1;
  }
}

/** Whether another chunk begins there. */
export const isChunkAt = async (file: FileBytes, at: number) => KNOWN.has(nameAt(await file.at(at, 4)));
