import { chunksOf } from './chunks.ts';
import type { FileBytes } from './file-bytes.ts';
import type { Encoding, PcmLayout } from './pcm.ts';
import { damaged } from './reading.ts';

/** Compressions of AIFC that only say how the samples are written. */
const kinds: Partial<Record<string, { encoding: Encoding; isLittleEndian?: boolean }>> = {
  NONE: { encoding: 'integer' },
  twos: { encoding: 'integer' },
  in24: { encoding: 'integer' },
  in32: { encoding: 'integer' },
  sowt: { encoding: 'integer', isLittleEndian: true },
  fl32: { encoding: 'float' },
  fl64: { encoding: 'float' },
  alaw: { encoding: 'companded' },
  ulaw: { encoding: 'companded' },
};

/** Where the sample rate, a number of 80 bits, has the bits before its point. */
const RATE_BIAS = 16_383 + 63;

type Common = Omit<PcmLayout, 'startsAt' | 'endsAt'>;

/** The layout of an AIFF file, also of a compressed one. @throws Refused */
export async function aiffLayout(file: FileBytes): Promise<PcmLayout> {
  let common: Common | undefined;
  let sound: { startsAt: number; endsAt: number } | undefined;
  // They may stand in any order.
  for await (const { name, startsAt, lengthBytes } of chunksOf(file, true)) {
    if (name === 'COMM') common = commonOf(await file.at(startsAt, Math.min(lengthBytes, 22)));
    if (name === 'SSND') {
      const offset = (await file.at(startsAt, 4)).readUInt32BE();
      sound = { startsAt: startsAt + 8 + offset, endsAt: startsAt + lengthBytes };
    }
    if (common && sound) return { ...common, ...sound };
  }
  throw damaged();
}

function commonOf(head: Buffer): Common {
  const name = head.length >= 22 ? head.toString('latin1', 18, 22) : 'NONE';
  const kind = kinds[name] ?? kinds[name.toLowerCase()];
  const channels = head.readUInt16BE(0);
  const encoding = kind?.encoding ?? 'packed';
  const bitsPerSample = head.readUInt16BE(6);
  const bytesPerSample = encoding === 'companded' ? 1 : Math.ceil(bitsPerSample / 8);
  return {
    encoding,
    channels,
    frames: head.readUInt32BE(2),
    sampleRateHz: Number(head.readBigUInt64BE(10)) * 2 ** (head.readUInt16BE(8) - RATE_BIAS),
    bitsPerSample: encoding === 'packed' ? null : bitsPerSample,
    frameBytes: channels * bytesPerSample,
    isBigEndian: !kind?.isLittleEndian,
  };
}
