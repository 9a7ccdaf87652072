import { MAX_CHANNELS, MAX_HOURS, MAX_SAMPLE_RATE_HZ } from 'shared/recordings/recordings.ts';
import { damaged, Refused } from './reading.ts';

/**
 * Samples of all channels together: twelve hours of stereo at 48 kHz. A file of 4 GB holds no more unless it is packed, and silence
 * packs to a ten thousandth.
 */
const MAX_SAMPLES = MAX_HOURS * 3_600 * 2 * 48_000;

interface Sound {
  sampleRateHz: number;
  channels: number;
  /** Of each channel; 0 where its head does not say. */
  frames: number;
}

/**
 * Makes sure that a file holds no more than recordings do, by what its head says, so that nobody decodes for days.
 *
 * @returns frames that may be decoded
 * @throws Refused
 */
export function withinLimits({ sampleRateHz, channels, frames }: Sound): number {
  if (!(sampleRateHz > 0 && channels > 0)) throw damaged();
  const most = Math.min(MAX_HOURS * 3_600 * sampleRateHz, MAX_SAMPLES / channels);
  if (sampleRateHz > MAX_SAMPLE_RATE_HZ || channels > MAX_CHANNELS || frames > most)
    throw new Refused('beyond-limits');
  return most;
}
