import type { Peaks } from './peaks.ts';

/** What the decoders of compressed formats have in common. */
interface Decoded {
  channelData: readonly Float32Array[];
  samplesDecoded: number;
}
export interface PieceReader {
  piece(bytes: Buffer): Promise<void> | void;
  end(): Promise<void> | void;
}

/** Of so many samples one is looked at. */
const SAMPLE_STEP = 16;

/** Adds decoded samples to the waveform as they come. */
function collector(peaks: Peaks, samples: number) {
  let before = 0;
  return ({ channelData, samplesDecoded }: Decoded) => {
    for (const channel of channelData)
      for (let at = 0; at < samplesDecoded; at += SAMPLE_STEP)
        peaks.add(Math.min(1, (before + at) / samples), Math.abs(channel[at] ?? 0));
    before += samplesDecoded;
  };
}

/** @param samples of one channel, as the head of the file says */
export async function mp3Reader(peaks: Peaks, samples: number): Promise<PieceReader> {
  const { MPEGDecoder } = await import('mpg123-decoder');
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const collect = collector(peaks, samples);
  return { piece: (bytes) => collect(decoder.decode(bytes)), end: () => decoder.free() };
}

/** @param samples of one channel, as the head of the file says */
export async function flacReader(peaks: Peaks, samples: number): Promise<PieceReader> {
  const { FLACDecoder } = await import('@wasm-audio-decoders/flac');
  const decoder = new FLACDecoder();
  await decoder.ready;
  const collect = collector(peaks, samples);
  return {
    piece: async (bytes) => collect(await decoder.decode(bytes)),
    async end() {
      collect(await decoder.flush());
      decoder.free();
    },
  };
}
