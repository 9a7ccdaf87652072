import type { Challenge, Solution } from 'altcha-lib/types';
import { findSolution } from './find-solution.ts';

/** More do not help on a telephone, whose further cores are slow ones. */
const MOST_WORKERS = 4;

/**
 * Does the work that a challenge asks for, and gives what proves it, as its header wants it. However long a slow telephone takes: a
 * challenge that is over by then is answered with a new one.
 *
 * @param challengeText the challenge as the API gave it
 */
export async function solveProof(challengeText: string): Promise<string> {
  const challenge = JSON.parse(challengeText) as Challenge;
  const solution = await inWorkers(challenge).catch(() =>
    // No workers here. The derivation itself runs beside the page all the same, one at a time.
    findSolution({ challenge, start: 0, step: 1 }),
  );
  return btoa(JSON.stringify({ challenge, solution }));
}

/** The first solution that one of them finds. */
async function inWorkers(challenge: Challenge): Promise<Solution> {
  const step = Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1);
  const workers: Worker[] = [];
  try {
    return await new Promise((resolve, reject) => {
      for (let start = 0; start < step; start++) {
        const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
        workers.push(worker);
        worker.onerror = reject;
        worker.onmessage = ({ data }: MessageEvent<Solution>) => resolve(data);
        worker.postMessage({ challenge, start, step });
      }
    });
  } finally {
    for (const worker of workers) worker.terminate();
  }
}
