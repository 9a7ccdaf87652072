import { createHash } from 'node:crypto';
import { PEAKS } from 'shared/recordings/recordings.ts';
import type { RecordingContent, RefusalReason } from 'shared/recordings/recordings.ts';
import { giveBack } from '../../platform/spent-bytes.ts';
import { aiffLayout } from './aiff.ts';
import { fileBytes } from './file-bytes.ts';
import type { FileBytes, ReadableFile } from './file-bytes.ts';
import { flacReading } from './flac.ts';
import { identify } from './identify.ts';
import { mp3Reading } from './mp3.ts';
import { pcmReading } from './pcm.ts';
import { createPeaks } from './peaks.ts';
import type { Peaks } from './peaks.ts';
import { Refused } from './reading.ts';
import type { Reading } from './reading.ts';
import { wavLayout } from './wav.ts';

interface ReadContent {
  content: RecordingContent;
  peaks: Uint8Array;
}

export type Found = ReadContent | { refusal: RefusalReason };

/**
 * Reads a file once from end to end: what it is by its content, whether it is what its sender says (SHA-256), how long it is and
 * how its waveform looks. Memory does not grow with the file.
 *
 * @throws what goes wrong with the store
 */
export async function readContent(file: ReadableFile, sha256: Buffer): Promise<Found> {
  const bytes = fileBytes(file);
  const peaks = createPeaks(PEAKS);
  const identified = await identify(bytes);
  const reading = refusable(bytes, () => begin(bytes, identified, peaks));
  const hash = createHash('sha256');
  for await (const piece of await file.open()) {
    hash.update(piece);
    await reading.go((begun) => begun.piece(piece));
    giveBack(piece);
  }
  const facts = await reading.go((begun) => begun.end());
  // First of all: what was damaged on its way may look like anything.
  if (!hash.digest().equals(sha256)) return { refusal: 'other-content' };
  if (!identified || !facts) return { refusal: reading.refusal() };
  return { content: { format: identified.format, ...facts }, peaks: peaks.result() };
}

async function begin(
  bytes: FileBytes,
  identified: Awaited<ReturnType<typeof identify>>,
  peaks: Peaks,
): Promise<Reading> {
  if (!identified) throw new Refused('not-a-recording');
  const { format, startsAt } = identified;
  if (format === 'wav') return pcmReading(await wavLayout(bytes), bytes, peaks);
  if (format === 'aiff') return pcmReading(await aiffLayout(bytes), bytes, peaks);
  if (format === 'flac') return flacReading(bytes, startsAt, peaks);
  if (format === 'mp3') return mp3Reading(bytes, startsAt, peaks);
  // Large, and seldom needed.
  const { movieReading } = await import('./movie.ts');
  return movieReading(bytes);
}

/** Goes on with a reading until the file turns out to be refused, and not a step further: all of it is still to be hashed. */
function refusable(bytes: FileBytes, begin: () => Promise<Reading>) {
  let begun: Promise<Reading> | undefined;
  let refusal: RefusalReason | undefined;
  return {
    async go<Step>(step: (reading: Reading) => Promise<Step> | Step): Promise<Step | undefined> {
      if (refusal) return undefined;
      try {
        return await step(await (begun ??= begin()));
      } catch (error) {
        const trouble = bytes.trouble();
        if (trouble !== undefined) throw trouble;
        // What a decoder cannot make anything of is damaged.
        refusal = error instanceof Refused ? error.reason : 'damaged';
        return undefined;
      }
    },
    refusal: () => refusal ?? 'damaged',
  };
}
