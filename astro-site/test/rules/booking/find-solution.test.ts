import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { PROOF_ALGORITHM } from 'shared/bookings/proof-of-work.ts';
import { expect, test } from 'vitest';
import { findSolution } from '../../../src/features/booking/proof/find-solution.ts';

const hmacSignatureSecret = 'a secret for this test';
const challengeOf = (counter: number) =>
  createChallenge({ algorithm: PROOF_ALGORITHM, cost: 10, counter, deriveKey, hmacSignatureSecret });

test('what is found proves the work to the library that asked for it', async () => {
  const challenge = await challengeOf(300);
  const solution = await findSolution({ challenge, start: 0, step: 1 });
  expect(solution.counter).toBe(300);
  const verified = await verifySolution({ challenge, deriveKey, hmacSignatureSecret, solution });
  expect(verified).toMatchObject({ verified: true });
});

test('each worker tries its own share', async () => {
  const challenge = await challengeOf(22);
  expect(await findSolution({ challenge, start: 2, step: 4 })).toMatchObject({ counter: 22 });
});
