import type { Peaks, PieceReader } from './peaks.ts';

/** What the head of a file says of its samples. */
export interface PcmLayout {
  /** Where they begin, in bytes from the beginning of the file. */
  startsAt: number;
  lengthBytes: number;
  channels: number;
  bytesPerSample: number;
  isFloat: boolean;
  isBigEndian: boolean;
}

const WAVE_FORMAT_FLOAT = 3;
const WAVE_FORMAT_EXTENSIBLE = 0xfffe;
/** Kinds of compressed or converted AIFC that are read as they are. */
const AIFC_PLAIN = new Set(['NONE', 'twos']);

/**
 * The layout of uncompressed samples in a WAV or AIFF file, from its first bytes; undefined for anything else, and where the
 * samples do not begin within them.
 */
export function pcmLayout(head: Buffer): PcmLayout | undefined {
  if (head.length < 12) return undefined;
  const container = head.toString('latin1', 0, 4);
  const form = head.toString('latin1', 8, 12);
  if ((container === 'RIFF' || container === 'RF64') && form === 'WAVE') return wavLayout(head);
  if (container === 'FORM' && (form === 'AIFF' || form === 'AIFC')) return aiffLayout(head, form);
  return undefined;
}

/** Chunks of a container: a name of four letters, a length, and so many bytes, filled up to an even number. */
function* chunksOf(head: Buffer, isBigEndian: boolean) {
  for (let at = 12; at + 8 <= head.length;) {
    const length = isBigEndian ? head.readUInt32BE(at + 4) : head.readUInt32LE(at + 4);
    yield { name: head.toString('latin1', at, at + 4), startsAt: at + 8, length };
    at += 8 + length + (length % 2);
  }
}

function wavLayout(head: Buffer): PcmLayout | undefined {
  let format: Omit<PcmLayout, 'startsAt' | 'lengthBytes'> | undefined;
  for (const { name, startsAt, length } of chunksOf(head, false)) {
    if (name === 'fmt ' && startsAt + 16 <= head.length) {
      const given = head.readUInt16LE(startsAt);
      const isExtensible = given === WAVE_FORMAT_EXTENSIBLE && startsAt + 26 <= head.length;
      const code = isExtensible ? head.readUInt16LE(startsAt + 24) : given;
      format = {
        channels: head.readUInt16LE(startsAt + 2),
        bytesPerSample: Math.ceil(head.readUInt16LE(startsAt + 14) / 8),
        isFloat: code === WAVE_FORMAT_FLOAT,
        isBigEndian: false,
      };
    }
    if (name === 'data' && format) return { ...format, startsAt, lengthBytes: length };
  }
  return undefined;
}

function aiffLayout(head: Buffer, form: string): PcmLayout | undefined {
  let format: Omit<PcmLayout, 'startsAt' | 'lengthBytes'> | undefined;
  for (const { name, startsAt, length } of chunksOf(head, true)) {
    if (name === 'COMM' && startsAt + 18 <= head.length) {
      const kind = form === 'AIFC' ? head.toString('latin1', startsAt + 18, startsAt + 22) : 'NONE';
      if (!AIFC_PLAIN.has(kind) && kind !== 'sowt' && kind !== 'fl32') return undefined;
      format = {
        channels: head.readUInt16BE(startsAt),
        bytesPerSample: Math.ceil(head.readUInt16BE(startsAt + 6) / 8),
        isFloat: kind === 'fl32',
        isBigEndian: kind !== 'sowt',
      };
    }
    if (name === 'SSND' && format) return { ...format, startsAt: startsAt + 8, lengthBytes: length - 8 };
  }
  return undefined;
}

/** How to read the loudness of one sample, 0 to 1; undefined for sizes that no studio uses. */
function loudnessOf({
  bytesPerSample,
  isFloat,
  isBigEndian,
}: PcmLayout): ((bytes: Buffer, at: number) => number) | undefined {
  if (isFloat) {
    if (bytesPerSample !== 4) return undefined;
    return isBigEndian
      ? (bytes, at) => Math.abs(bytes.readFloatBE(at))
      : (bytes, at) => Math.abs(bytes.readFloatLE(at));
  }
  // The two highest bytes are enough for a picture, and the same for every size.
  if (bytesPerSample < 2 || bytesPerSample > 4) return undefined;
  const highest = bytesPerSample - 2;
  return isBigEndian
    ? (bytes, at) => Math.abs(bytes.readInt16BE(at)) / 32_768
    : (bytes, at) => Math.abs(bytes.readInt16LE(at + highest)) / 32_768;
}

/**
 * Reads the waveform out of the bytes as they come, wherever they are cut.
 *
 * @returns undefined where such samples are not read
 */
export function pcmReader(layout: PcmLayout, sizeBytes: number, peaks: Peaks): PieceReader | undefined {
  const loudness = loudnessOf(layout);
  const frameBytes = layout.channels * layout.bytesPerSample;
  if (!loudness || frameBytes === 0) return undefined;
  const endsAt = Math.min(sizeBytes, layout.startsAt + layout.lengthBytes);
  const frames = Math.floor((endsAt - layout.startsAt) / frameBytes);
  let nextFrame = 0;
  let offset = 0;
  let rest: Buffer = Buffer.alloc(0);
  const piece = (piece: Buffer) => {
    const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    const startsAt = offset - rest.length;
    offset += piece.length;
    // Every one: a tone whose pitch fits the gaps between those that are looked at would look silent.
    for (; nextFrame < frames; nextFrame += 1) {
      const at = layout.startsAt + nextFrame * frameBytes - startsAt;
      if (at + frameBytes > bytes.length) break;
      let loudest = 0;
      for (let channel = 0; channel < layout.channels; channel += 1)
        loudest = Math.max(loudest, loudness(bytes, at + channel * layout.bytesPerSample));
      peaks.add(nextFrame / frames, loudest);
    }
    // Where a frame is cut, its beginning is kept.
    const keepFrom = layout.startsAt + nextFrame * frameBytes - startsAt;
    rest = keepFrom < bytes.length ? Buffer.from(bytes.subarray(Math.max(0, keepFrom))) : Buffer.alloc(0);
  };
  return { piece, end: () => nextFrame };
}
