import { chunksOf, isChunkAt } from './chunks.ts';
import type { Chunk } from './chunks.ts';
import type { FileBytes } from './file-bytes.ts';
import type { Encoding, PcmLayout } from './pcm.ts';
import { damaged } from './reading.ts';

/** Lengths that programs write where they cannot know better, because they write into a pipe. */
const UNKNOWN_LENGTHS = new Set([0, 0x7fff_f000, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff]);
const IN_DS64 = 0xffff_ffff;

const EXTENSIBLE = 0xfffe;
const encodings: Partial<Record<number, Encoding>> = {
  1: 'integer',
  3: 'float',
  6: 'companded',
  7: 'companded',
};

interface Format extends Pick<
  PcmLayout,
  'encoding' | 'channels' | 'sampleRateHz' | 'bitsPerSample' | 'frameBytes'
> {
  bytesPerSecond: number;
}

/** The layout of a WAV file, also of those for more than 4 GB (RF64, BW64). @throws Refused */
export async function wavLayout(file: FileBytes): Promise<PcmLayout> {
  let format: Format | undefined;
  let largeBytes: number | undefined;
  let framesSaid = 0;
  for await (const chunk of chunksOf(file, false)) {
    const { name, startsAt, lengthBytes } = chunk;
    if (name === 'ds64') largeBytes = Number((await file.at(startsAt + 8, 8)).readBigUInt64LE());
    if (name === 'fact') framesSaid = (await file.at(startsAt, 4)).readUInt32LE();
    if (name === 'fmt ') format = formatOf(await file.at(startsAt, Math.min(lengthBytes, 40)));
    if (name !== 'data') continue;
    if (!format) break;
    const dataBytes =
      largeBytes !== undefined && lengthBytes === IN_DS64 ? largeBytes : await lengthOf(file, chunk);
    return layoutOf(format, { startsAt, dataBytes, framesSaid });
  }
  throw damaged();
}

function formatOf(head: Buffer): Format {
  const given = head.readUInt16LE(0);
  const channels = head.readUInt16LE(2);
  const bitsPerSample = head.readUInt16LE(14);
  const kind = given === EXTENSIBLE && head.length >= 26 ? head.readUInt16LE(24) : given;
  return {
    encoding: encodings[kind] ?? 'packed',
    channels,
    sampleRateHz: head.readUInt32LE(4),
    bytesPerSecond: head.readUInt32LE(8),
    bitsPerSample,
    frameBytes: channels * Math.ceil(bitsPerSample / 8),
  };
}

/** As it says, or up to the end of the file where it says nothing. */
async function lengthOf(file: FileBytes, { startsAt, lengthBytes }: Chunk): Promise<number> {
  const isUnknown = UNKNOWN_LENGTHS.has(lengthBytes) && !(await isChunkAt(file, startsAt));
  return isUnknown ? Math.min(file.sizeBytes - startsAt, lengthBytes || Infinity) : lengthBytes;
}

function layoutOf(
  { bytesPerSecond, ...format }: Format,
  { startsAt, dataBytes, framesSaid }: { startsAt: number; dataBytes: number; framesSaid: number },
): PcmLayout {
  const isPacked = format.encoding === 'packed';
  const seconds = bytesPerSecond > 0 ? dataBytes / bytesPerSecond : 0;
  const frames = isPacked
    ? framesSaid || Math.round(seconds * format.sampleRateHz)
    : Math.floor(dataBytes / format.frameBytes);
  return {
    ...format,
    startsAt,
    frames,
    endsAt: startsAt + dataBytes,
    isBigEndian: false,
    bitsPerSample: isPacked ? null : format.bitsPerSample,
  };
}
