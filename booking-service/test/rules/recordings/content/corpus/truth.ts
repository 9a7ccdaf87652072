import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import truth from './truth.json' with { type: 'json' };

/** What ffprobe says of a file. */
export interface Truth {
  codecs: string[];
  /** Null where it does not know. */
  durationMs: number | null;
  /** Of its sound; null where there is none. */
  sampleRateHz: number | null;
  channels: number | null;
  /** Null where its codec has none. */
  bitsPerSample: number | null;
}

export const truths: Record<string, Truth> = truth;

/** A file of the corpus, by its name. */
export const corpusFile = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'files', name));
