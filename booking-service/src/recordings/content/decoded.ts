import type { Peaks, PieceReader } from './peaks.ts';

/** What the decoders of compressed formats have in common. */
interface Decoded {
  channelData: readonly Float32Array[];
  samplesDecoded: number;
}

/**
 * Decoders are given so much at a time, and what they make of it is forgotten before the next: silence unfolds to ten thousand
 * times its size.
 */
const SLICE_BYTES = 2_048;

async function inSlices(bytes: Buffer, take: (slice: Buffer) => Promise<void> | void): Promise<void> {
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) await take(bytes.subarray(at, at + SLICE_BYTES));
}

/** Adds decoded samples to the waveform as they come. */
function collector(peaks: Peaks, samples: number) {
  let seen = 0;
  const collect = ({ channelData, samplesDecoded }: Decoded) => {
    for (const channel of channelData)
      for (let at = 0; at < samplesDecoded; at += 1)
        peaks.add(Math.min(1, (seen + at) / samples), Math.abs(channel[at] ?? 0));
    seen += samplesDecoded;
  };
  return { collect, seen: () => seen };
}

/** @param samples of one channel, as the head of the file says */
export async function mp3Reader(peaks: Peaks, samples: number): Promise<PieceReader> {
  const { MPEGDecoder } = await import('mpg123-decoder');
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { collect, seen } = collector(peaks, samples);
  return {
    piece: (bytes) => inSlices(bytes, (slice) => collect(decoder.decode(slice))),
    end() {
      decoder.free();
      return seen();
    },
  };
}

/** @param samples of one channel, as the head of the file says */
export async function flacReader(peaks: Peaks, samples: number): Promise<PieceReader> {
  const { FLACDecoder } = await import('@wasm-audio-decoders/flac');
  const decoder = new FLACDecoder();
  await decoder.ready;
  const { collect, seen } = collector(peaks, samples);
  return {
    piece: (bytes) => inSlices(bytes, async (slice) => collect(await decoder.decode(slice))),
    async end() {
      collect(await decoder.flush());
      decoder.free();
      return seen();
    },
  };
}
