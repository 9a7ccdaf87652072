import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReadingTask } from './content.worker.ts';
import type { Found } from './read-content.usecase.ts';

/** It holds a piece of the file, the waveform and a decoder. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

/** `readContent` on a thread of its own, which ends with it. @throws what went wrong there; aborted by `signal` */
export async function readOnThread(task: ReadingTask, signal: AbortSignal): Promise<Found> {
  const worker = new Worker(new URL('./content.worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits,
  });
  try {
    const [found] = (await once(worker, 'message', { signal })) as [Found];
    return found;
  } finally {
    await worker.terminate();
  }
}
