import { Refused } from './reading.ts';
import type { Peaks } from './peaks.ts';

/** What the decoders of compressed formats have in common. */
interface Decoded {
  channelData: readonly Float32Array[];
  samplesDecoded: number;
}

/** Gives a part of a file to a decoder as it comes, so many bytes at a time. */
export function inSlices(
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
  sliceBytes: number,
  take: (slice: Buffer) => Promise<void> | void,
): (piece: Buffer) => Promise<void> {
  let offset = 0;
  return async (piece) => {
    const part = piece.subarray(Math.max(0, startsAt - offset), Math.max(0, endsAt - offset));
    for (let at = 0; at < part.length; at += sliceBytes) await take(part.subarray(at, at + sliceBytes));
    offset += piece.length;
  };
}

/** Adds decoded samples to the waveform as they come. @param most how many there may be of each channel */
export function collector(peaks: Peaks, most: number) {
  let frames = 0;
  function collect({ channelData, samplesDecoded }: Decoded): void {
    frames += samplesDecoded;
    if (frames > most) throw new Refused('beyond-limits');
    for (let at = 0; at < samplesDecoded; at += 1) {
      let loudest = 0;
      for (const channel of channelData) {
        const loudness = Math.abs(channel[at] ?? 0);
        if (loudness > loudest) loudest = loudness;
      }
      peaks.add(loudest);
    }
  }
  return { collect, frames: () => frames };
}
