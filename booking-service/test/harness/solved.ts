import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib/types';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { PROOF_HEADER } from 'shared/bookings/proof-of-work.ts';

/** The header with a solved challenge, as a browser sends it; `change` forges something. */
export async function solved(
  challengeText: string | undefined,
  change: (payload: { challenge: Challenge; solution: object }) => void = () => undefined,
): Promise<Record<string, string>> {
  if (challengeText === undefined) throw new Error('The answer holds no challenge');
  const challenge = JSON.parse(challengeText) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved');
  const payload = { challenge, solution };
  change(payload);
  return { [PROOF_HEADER]: Buffer.from(JSON.stringify(payload)).toString('base64') };
}
