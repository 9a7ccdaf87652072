import type { FileBytes } from './file-bytes.ts';
import { withinLimits } from './limits.ts';
import type { Peaks } from './peaks.ts';
import { damaged } from './reading.ts';
import type { Reading } from './reading.ts';

/** How samples are written. `companded`: a byte each, not in proportion; `packed`: by a codec that nobody here reads. */
export type Encoding = 'integer' | 'float' | 'companded' | 'packed';

/** What the head of a WAV or AIFF file says of its samples. */
export interface PcmLayout {
  encoding: Encoding;
  isBigEndian: boolean;
  /** Where they begin and end, in bytes from the beginning of the file. */
  startsAt: number;
  endsAt: number;
  /** Of each channel. */
  frames: number;
  /** A sample of each channel. */
  frameBytes: number;
  channels: number;
  sampleRateHz: number;
  bitsPerSample: number | null;
}

type Loudness = (bytes: Buffer, at: number) => number;

/** How to read the loudness of one sample, 0 to 1, by encoding and size; undefined for those that no studio uses. */
function loudnessOf({ encoding, isBigEndian, frameBytes, channels }: PcmLayout): Loudness | undefined {
  const bytesPerSample = frameBytes / channels;
  if (encoding === 'float' && bytesPerSample === 4)
    return isBigEndian
      ? (bytes, at) => Math.abs(bytes.readFloatBE(at))
      : (bytes, at) => Math.abs(bytes.readFloatLE(at));
  if (encoding !== 'integer' || bytesPerSample < 2 || bytesPerSample > 4) return undefined;
  // The two highest bytes are enough for a picture, and the same for every size.
  const highest = bytesPerSample - 2;
  return isBigEndian
    ? (bytes, at) => Math.abs(bytes.readInt16BE(at)) / 32_768
    : (bytes, at) => Math.abs(bytes.readInt16LE(at + highest)) / 32_768;
}

/**
 * Reads uncompressed samples as their bytes come, wherever they are cut. What its head promises has to be there to the last byte:
 * nothing else tells that such a file was cut off.
 *
 * @throws Refused
 */
export function pcmReading(layout: PcmLayout, { sizeBytes }: FileBytes, peaks: Peaks): Reading {
  const { startsAt, endsAt, frames, frameBytes, channels, bitsPerSample } = layout;
  const sampleRateHz = Math.round(layout.sampleRateHz);
  withinLimits({ sampleRateHz, channels, frames });
  const isWhole = layout.encoding === 'packed' || startsAt + frames * frameBytes <= endsAt;
  if (endsAt > sizeBytes || !isWhole || frames === 0) throw damaged();
  const durationMs = Math.round((frames / layout.sampleRateHz) * 1_000);
  return {
    piece: samplesInto(peaks, layout),
    end: () => ({ durationMs, sampleRateHz, channels, bitsPerSample }),
  };
}

function samplesInto(peaks: Peaks, layout: PcmLayout): Reading['piece'] {
  const { startsAt, frames, frameBytes, channels } = layout;
  const loudness = loudnessOf(layout);
  if (!loudness) return () => undefined;
  const bytesPerSample = frameBytes / channels;
  let nextFrame = 0;
  let offset = 0;
  let rest: Buffer = Buffer.alloc(0);
  return (piece) => {
    const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    const bytesAt = offset - rest.length;
    offset += piece.length;
    // Every one: a tone whose pitch fits the gaps between those that are looked at would look silent.
    for (; nextFrame < frames; nextFrame += 1) {
      const at = startsAt + nextFrame * frameBytes - bytesAt;
      if (at + frameBytes > bytes.length) break;
      let loudest = 0;
      for (let channel = 0; channel < channels; channel += 1)
        loudest = Math.max(loudest, loudness(bytes, at + channel * bytesPerSample));
      peaks.add(loudest);
    }
    // Where a frame is cut, its beginning is kept.
    const keepFrom = startsAt + nextFrame * frameBytes - bytesAt;
    rest =
      keepFrom < bytes.length && nextFrame < frames
        ? Buffer.from(bytes.subarray(Math.max(0, keepFrom)))
        : Buffer.alloc(0);
  };
}
