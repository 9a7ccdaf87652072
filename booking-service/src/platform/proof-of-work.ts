import { createHash, createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { PROOF_ALGORITHM } from 'shared/bookings/proof-of-work.ts';
import * as z from 'zod';
import type { Queryable } from './database.ts';
import { brokenConstraint } from './database.ts';
import type { At } from './named-values.ts';

export interface WorkConfig {
  /** Signs the challenges. */
  secret: string;
  /** Key derivations that the first level takes at most, and half of it at least. Each further level takes four times as many. */
  tries: number;
  /** The highest level that is asked for; more is refused. */
  levels: number;
}

/** Work that was done: how much, and once. */
export interface Proof {
  level: number;
  nonce: string;
}

/** Rounds of one derivation: some milliseconds on a telephone, and no faster in a script than in the browser's own code. */
const ROUNDS = 5_000;
const GROWTH = 4;
const VALID_MS = 10 * 60_000;

/** A second key, so that the signature of a solution is none of a challenge. */
const solutionKey = (secret: string) => createHmac('sha256', secret).update('solutions').digest('hex');

const subjectHash = (subject: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(subject)).digest('base64url');

/** A challenge of this level as JSON text. It is good for the subject alone, for ten minutes. */
export async function newChallenge(
  level: number,
  subject: readonly string[],
  { secret, tries }: WorkConfig,
  now: Date,
): Promise<string> {
  const most = Math.max(2, tries * GROWTH ** (level - 1));
  const challenge = await createChallenge({
    algorithm: PROOF_ALGORITHM,
    cost: ROUNDS,
    counter: randomInt(most, Math.ceil(most / 2)),
    deriveKey,
    // Not `expiresAt`, which the library compares with a clock of its own.
    data: { level, subject: subjectHash(subject), validUntil: now.getTime() + VALID_MS },
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: solutionKey(secret),
  });
  return JSON.stringify(challenge);
}

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(PROOF_ALGORITHM),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      // Without it the library would do the whole derivation.
      keySignature: z.string(),
      data: z.object({ level: z.int().min(1), subject: z.string(), validUntil: z.int() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string() }),
});

/** What the header holds, or undefined: a proof that is none counts as none, and the answer is a new challenge. */
export async function checkProof(
  header: string | undefined,
  subject: readonly string[],
  { secret }: WorkConfig,
  now: Date,
): Promise<Proof | undefined> {
  const payload = header === undefined ? undefined : payloadSchema.safeParse(decoded(header)).data;
  if (!payload) return undefined;
  const { nonce, data } = payload.challenge.parameters;
  const { verified } = await verifySolution({
    ...payload,
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: solutionKey(secret),
  });
  const holds = verified && data.subject === subjectHash(subject) && data.validUntil > now.getTime();
  return holds ? { level: data.level, nonce } : undefined;
}

function decoded(header: string): unknown {
  try {
    return JSON.parse(Buffer.from(header, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Using up proofs as a part of the statement that does the work, so that one is used exactly when its work is done. When it
 * was used before the whole statement is undone (`isProofUsed`).
 *
 * @param happened relation of the acts that do, by their names in `id`
 */
export const useProofsCte = (at: At<ProofValues>, happened: string): string =>
  `INSERT INTO used_proofs (nonce, used_at) SELECT nonce, ${at('usedAt')}::timestamptz
    FROM unnest(${at('proofsOf')}::text[], ${at('nonces')}::text[]) AS proof (act, nonce)
    WHERE proof.act IN (SELECT id FROM ${happened})
    ORDER BY nonce`;

/** Values of `useProofsCte`. */
export interface ProofValues {
  /** Which act each proof is for. */
  proofsOf: string[];
  nonces: string[];
  usedAt: Date;
}

/** Without a proof nothing is stored. */
export function proofValues(
  acts: readonly { name: string; proof: Proof | undefined }[],
  now: Date,
): ProofValues {
  const proved = acts.flatMap(({ name, proof }) => (proof ? [{ name, nonce: proof.nonce }] : []));
  return {
    proofsOf: proved.map(({ name }) => name),
    nonces: proved.map(({ nonce }) => nonce),
    usedAt: now,
  };
}

export function isProofUsed(error: unknown): boolean {
  return brokenConstraint(error) === 'used_proofs_pkey';
}

/** Forgets proofs that would not be taken any more in any case. */
export async function forgetUsedProofs(db: Queryable, now: Date): Promise<void> {
  await db.query('DELETE FROM used_proofs WHERE used_at < $1', [new Date(now.getTime() - 2 * VALID_MS)]);
}
