import { solveChallenge, solveChallengeWorkers } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';

/** More do not help on a telephone, whose further cores are slow ones. */
const MOST_WORKERS = 4;

/**
 * Does the work that a challenge asks for, and gives what proves it, as its header wants it.
 *
 * @param challengeText the challenge as the API gave it
 */
export async function solveProof(challengeText: string): Promise<string> {
  const challenge = JSON.parse(challengeText) as Challenge;
  // However long a slow telephone takes: a challenge that is over by then is answered with a new one.
  const timeout = 0;
  const solution = await inWorkers(challenge, timeout).catch(() =>
    // No workers here. The derivation itself runs beside the page all the same, one at a time.
    solveChallenge({ challenge, deriveKey, timeout }),
  );
  return btoa(JSON.stringify({ challenge, solution }));
}

function inWorkers(challenge: Challenge, timeout: number): Promise<Solution | null> {
  return solveChallengeWorkers({
    challenge,
    concurrency: Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' }),
    timeout,
  });
}
