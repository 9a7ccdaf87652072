import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Queryable } from './database.ts';
import { brokenConstraint } from './database.ts';
import type { At } from './named-values.ts';
import { Problem } from './problem.ts';
import { fixedPeriods } from './retention-periods.ts';
import { validationFailed } from './parse.ts';

/** An answer that a repeat of the same request gets again, word for word. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: object;
}

/** One submission, as its sender numbered it. */
export interface SubmissionKey {
  route: string;
  key: string;
  bodyHash: Buffer;
}

/**
 * The request's `Idempotency-Key` with the hash of its parsed body, or undefined without one.
 *
 * @throws Problem `validation-failed` for a key that is no plain text of 1 to 255 characters
 */
export function submissionKey(req: Request, route: string, body: object): SubmissionKey | undefined {
  const key = req.get('Idempotency-Key');
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    const message = 'The Idempotency-Key must be 1 to 255 letters, digits or signs, without spaces';
    throw validationFailed([{ path: 'Idempotency-Key', message }]);
  }
  return { route, key, bodyHash: createHash('sha256').update(JSON.stringify(body)).digest() };
}

/**
 * Storing an answer as a part of the statement that does the work, so an answer is there exactly when the work is. When
 * the key is there already the whole statement is undone (`isKeyUsed`).
 *
 * @param at where the values of `answerValues` stand in the statement
 * @param source relation without rows when the work was not done
 */
export function storeAnswerCte(at: At<AnswerValues>, source: string): string {
  return `INSERT INTO idempotency_keys (route, key, body_hash, status, headers, body, created_at)
    SELECT ${at('route')}, ${at('key')}, ${at('bodyHash')}::bytea, ${at('answerStatus')}::int, ${at('answerHeaders')}::jsonb,
           ${at('answerBody')}::jsonb, ${at('answeredAt')}::timestamptz
    WHERE ${at('key')}::text IS NOT NULL AND EXISTS (SELECT FROM ${source})`;
}

/** Values of `storeAnswerCte`. Without a key nothing is stored. */
export interface AnswerValues {
  route: string | null;
  key: string | null;
  bodyHash: Buffer | null;
  answerStatus: number;
  answerHeaders: string;
  answerBody: string;
  answeredAt: Date;
}

export function answerValues(submission: SubmissionKey | undefined, answer: Answer, now: Date): AnswerValues {
  const { route = null, key = null, bodyHash = null } = submission ?? {};
  return {
    route,
    key,
    bodyHash,
    answerStatus: answer.status,
    answerHeaders: JSON.stringify(answer.headers),
    answerBody: JSON.stringify(answer.body),
    answeredAt: now,
  };
}

export function isKeyUsed(error: unknown): boolean {
  return brokenConstraint(error) === 'idempotency_keys_pkey';
}

/**
 * The answer stored for this submission, or undefined when it is new.
 *
 * @throws Problem `idempotency-key-reused` when the key belongs to another body
 */
export async function findAnswer(db: Queryable, submission: SubmissionKey): Promise<Answer | undefined> {
  const { rows } = await db.query<Answer & { bodyHash: Buffer }>(
    `SELECT status, headers, body, body_hash AS "bodyHash" FROM idempotency_keys WHERE route = $1 AND key = $2`,
    [submission.route, submission.key],
  );
  const [stored] = rows;
  if (!stored) return undefined;
  if (!stored.bodyHash.equals(submission.bodyHash)) {
    throw new Problem(
      'idempotency-key-reused',
      'This Idempotency-Key came with other information before. Please use a new key for a new request.',
    );
  }
  return { status: stored.status, headers: stored.headers, body: stored.body };
}

export function sendAnswer(res: Response, answer: Answer): void {
  res.status(answer.status).set(answer.headers).json(answer.body);
}

/** Forgets answers after 24 hours. */
export async function forgetOldAnswers(db: Queryable, now: Date): Promise<void> {
  await db.query('DELETE FROM idempotency_keys WHERE created_at < $1', [
    new Date(now.getTime() - fixedPeriods.answerHours * 3_600_000),
  ]);
}
