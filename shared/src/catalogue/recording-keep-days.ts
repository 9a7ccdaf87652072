import * as z from 'zod/mini';

/** How many days a guest's recordings are kept, as managers may set it: long enough to come home, never for ever. */
export const recordingKeepDaysRange = { min: 7, max: 365 } as const;

export const recordingKeepDaysSchema = z
  .int()
  .check(z.minimum(recordingKeepDaysRange.min), z.maximum(recordingKeepDaysRange.max));

export const initialRecordingKeepDays = 30;
