import { collector, inSlices } from './decoded.ts';
import type { FileBytes } from './file-bytes.ts';
import { withinLimits } from './limits.ts';
import type { Peaks } from './peaks.ts';
import { damaged } from './reading.ts';
import type { Reading } from './reading.ts';

/** What a decoder makes of them is forgotten before the next: silence unfolds to ten thousand times its size. */
const SLICE_BYTES = 2_048;

/** From the letters "fLaC" on. */
const STREAM_INFO_AT = 18;

/** The block that every FLAC file begins with: 20 bits of sample rate, 3 of channels less one, 5 of bits less one, 36 of samples. */
export function streamInfo(head: Buffer) {
  const bits = head.readBigUInt64BE(STREAM_INFO_AT);
  const part = (shift: bigint, length: bigint) => Number((bits >> shift) & ((1n << length) - 1n));
  return {
    sampleRateHz: part(44n, 20n),
    channels: part(41n, 3n) + 1,
    bitsPerSample: part(36n, 5n) + 1,
    /** 0 where the program could not know. */
    frames: part(0n, 36n),
  };
}

const TAG_BYTES = 128;

/** Where the sound ends: some programs put a tag (ID3v1) behind it. */
async function beforeTag(file: FileBytes): Promise<number> {
  const tagAt = Math.max(0, file.sizeBytes - TAG_BYTES);
  return (await file.at(tagAt, 3)).toString('latin1') === 'TAG' ? tagAt : file.sizeBytes;
}

/**
 * Decodes a FLAC file as its bytes come. It is as long as what it holds; one that promises more was cut off.
 *
 * @throws Refused
 */
export async function flacReading(file: FileBytes, startsAt: number, peaks: Peaks): Promise<Reading> {
  const { frames: promised, ...facts } = streamInfo(await file.at(startsAt, STREAM_INFO_AT + 8));
  const { collect, frames } = collector(peaks, withinLimits({ ...facts, frames: promised }));
  const endsAt = await beforeTag(file);
  const { FLACDecoder } = await import('@wasm-audio-decoders/flac');
  const decoder = new FLACDecoder();
  await decoder.ready;
  return {
    piece: inSlices({ startsAt, endsAt }, SLICE_BYTES, async (slice) => collect(await decoder.decode(slice))),
    async end() {
      const last = await decoder.flush();
      collect(last);
      decoder.free();
      // Where it promises nothing, a last frame of which nothing can be made was cut off.
      const isCut = promised === 0 ? last.samplesDecoded === 0 : frames() < promised;
      if (frames() === 0 || isCut) throw damaged();
      return { ...facts, durationMs: Math.round((frames() / facts.sampleRateHz) * 1_000) };
    },
  };
}
