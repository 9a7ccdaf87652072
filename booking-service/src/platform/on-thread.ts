import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ResourceLimits } from 'node:worker_threads';

/**
 * Runs a file on a thread of its own, which ends with its first message.
 *
 * @throws what went wrong there; aborted by `signal`
 */
export async function onThread<Answer>(
  file: URL,
  data: unknown,
  { signal, resourceLimits }: { signal: AbortSignal; resourceLimits?: ResourceLimits },
): Promise<Answer> {
  const worker = new Worker(file, { workerData: data, ...(resourceLimits && { resourceLimits }) });
  try {
    const [answer] = (await once(worker, 'message', { signal })) as [Answer];
    return answer;
  } finally {
    await worker.terminate();
  }
}
