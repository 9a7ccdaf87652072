import { collector, inSlices } from './decoded.ts';
import type { FileBytes } from './file-bytes.ts';
import { withinLimits } from './limits.ts';
import type { Peaks } from './peaks.ts';
import { damaged } from './reading.ts';
import type { Reading } from './reading.ts';

/** Tags that programs write before the first frame may be followed by so much that is neither. */
const SEARCHED_BYTES = 4_096;
const HEAD_BYTES = 4;
/** A frame or two: files with different rates may have been joined. */
const SLICE_BYTES = 512;

const KBITS = {
  1: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const RATES = [44_100, 48_000, 32_000];

interface Frame {
  lengthBytes: number;
  sampleRateHz: number;
  channels: number;
  /** From the beginning of the frame: where programs write what the file holds. */
  summaryAt: number;
}

/** The head of a frame of MPEG layer III; undefined for anything else. */
function frameOf(head: Buffer): Frame | undefined {
  if (head.length < HEAD_BYTES) return undefined;
  const bits = head.readUInt32BE();
  // 1, 2 and "2.5", which halves its rates once more.
  const halvings = [2, undefined, 1, 0][(bits >>> 19) & 3];
  const rate = RATES[(bits >>> 10) & 3];
  const isMpeg1 = halvings === 0;
  const kbits = KBITS[isMpeg1 ? 1 : 2][((bits >>> 12) & 15) - 1];
  const isLayerThree = bits >>> 21 === 0x7ff && ((bits >>> 17) & 3) === 1;
  if (!isLayerThree || halvings === undefined || rate === undefined || kbits === undefined) return undefined;
  const sampleRateHz = rate / 2 ** halvings;
  const isMono = ((bits >>> 6) & 3) === 3;
  const lengthBytes = Math.floor(((isMpeg1 ? 144_000 : 72_000) * kbits) / sampleRateHz) + ((bits >>> 9) & 1);
  const [mono, stereo] = isMpeg1 ? [17, 32] : [9, 17];
  return {
    lengthBytes,
    sampleRateHz,
    channels: isMono ? 1 : 2,
    summaryAt: HEAD_BYTES + (isMono ? mono : stereo),
  };
}

/**
 * Where the first frame begins: one that is followed by another, or by nothing. Before it programs leave zeros, behind tags other
 * things as well.
 *
 * @returns undefined where there is none
 */
export async function firstFrame(file: FileBytes, from: number): Promise<number | undefined> {
  const searched = await file.at(from, SEARCHED_BYTES);
  for (let at = 0; at < searched.length; at += 1) {
    const frame = frameOf(searched.subarray(at));
    const nextAt = from + at + (frame?.lengthBytes ?? 0);
    if (frame && (nextAt === file.sizeBytes || frameOf(await file.at(nextAt, HEAD_BYTES)))) return from + at;
    if (from === 0 && searched[at] !== 0) return undefined;
  }
  return undefined;
}

/** Bytes from its first frame on that an encoder says it has written; 0 where none does. */
async function promisedBytes(file: FileBytes, startsAt: number, { summaryAt }: Frame): Promise<number> {
  const summary = await file.at(startsAt + summaryAt, 16);
  const isSummary = ['Xing', 'Info'].includes(summary.toString('latin1', 0, 4));
  const [hasFrames, hasBytes] = [1, 2].map((flag) => isSummary && ((summary[7] ?? 0) & flag) !== 0);
  return hasBytes ? summary.readUInt32BE(hasFrames ? 12 : 8) : 0;
}

/**
 * Decodes an MP3 file as its bytes come. It is as long as what it holds: how many frames its head counts is wrong where files were
 * joined, and nowhere said otherwise.
 *
 * @throws Refused
 */
export async function mp3Reading(file: FileBytes, startsAt: number, peaks: Peaks): Promise<Reading> {
  const frame = frameOf(await file.at(startsAt, HEAD_BYTES));
  if (!frame || (await promisedBytes(file, startsAt, frame)) > file.sizeBytes - startsAt) throw damaged();
  const { sampleRateHz, channels } = frame;
  const { collect, frames } = collector(peaks, withinLimits({ sampleRateHz, channels, frames: 0 }));
  const { MPEGDecoder } = await import('mpg123-decoder');
  const decoder = new MPEGDecoder({ enableGapless: false });
  await decoder.ready;
  let seconds = 0;
  return {
    piece: inSlices({ startsAt, endsAt: file.sizeBytes }, SLICE_BYTES, (slice) => {
      const decoded = decoder.decode(slice);
      collect(decoded);
      if (decoded.samplesDecoded > 0) seconds += decoded.samplesDecoded / decoded.sampleRate;
    }),
    end() {
      decoder.free();
      if (frames() === 0) throw damaged();
      return { sampleRateHz, channels, bitsPerSample: null, durationMs: Math.round(seconds * 1_000) };
    },
  };
}
