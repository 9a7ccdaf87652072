import { onThread, WorkedTooLong } from '../../platform/on-thread.ts';
import type { ReadingTask } from './content.worker.ts';
import type { Found } from './read-content.usecase.ts';

/** It holds a piece of the file, the waveform and a decoder, or the lists of a film. */
const resourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 8 };

/** A file of 4 GB takes two or three minutes. */
const WORK_MS = 15 * 60_000;

const neededTooMuch = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * `readContent` on a thread of its own, which ends with it. A file that takes more memory or work than a recording does is refused:
 * the next try would end the same way.
 *
 * @throws what went wrong there; aborted by `signal`
 */
export async function readOnThread(task: ReadingTask, signal: AbortSignal, workMs = WORK_MS): Promise<Found> {
  try {
    return await onThread<Found>(new URL('./content.worker.ts', import.meta.url), task, {
      ...{ signal, resourceLimits, workMs },
    });
  } catch (error) {
    if (neededTooMuch(error)) return { refusal: 'damaged' };
    if (error instanceof WorkedTooLong) return { refusal: 'beyond-limits' };
    throw error;
  }
}
