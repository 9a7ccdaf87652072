import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ResourceLimits } from 'node:worker_threads';

/** A thread was ended because it had worked for as long as it may. */
export class WorkedTooLong extends Error {}

const WATCH_MS = 500;

interface OnThread {
  signal: AbortSignal;
  resourceLimits?: ResourceLimits;
  /** How long it may work; waiting for a disk or a network is no work. */
  workMs?: number;
}

/**
 * Runs a file on a thread of its own, which ends with its first message.
 *
 * @throws what went wrong there; `WorkedTooLong`; aborted by `signal`
 */
export async function onThread<Answer>(
  file: URL,
  data: unknown,
  { signal, resourceLimits, workMs = Infinity }: OnThread,
): Promise<Answer> {
  const worker = new Worker(file, { workerData: data, ...(resourceLimits && { resourceLimits }) });
  const tooLong = new AbortController();
  const watching = setInterval(
    () => {
      if (worker.performance.eventLoopUtilization().active > workMs) tooLong.abort();
    },
    Math.min(WATCH_MS, workMs),
  );
  try {
    const [answer] = (await once(worker, 'message', {
      signal: AbortSignal.any([signal, tooLong.signal]),
    })) as [Answer];
    return answer;
  } catch (error) {
    throw tooLong.signal.aborted ? new WorkedTooLong() : error;
  } finally {
    clearInterval(watching);
    await worker.terminate();
  }
}
