import { hash } from 'node:crypto';
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
    throw validationFailed([{ path: 'Idempotency-Key', code: 'key-malformed' }]);
  }
  return { route, key, bodyHash: hash('sha256', JSON.stringify(body), 'buffer') };
}

/**
 * Storing answers as a part of the statement that does the work, so an answer is there exactly when its work is. When a
 * key is there already the whole statement is undone (`isKeyUsed`).
 *
 * @param at where the values of `answerValues` stand in the statement
 * @param happened relation of the acts that do, by their names in `id`
 */
export function storeAnswersCte(at: At<AnswerValues>, happened: string): string {
  return `INSERT INTO idempotency_keys (route, key, body_hash, status, headers, body, created_at)
    SELECT route, key, body_hash, status, headers, body, ${at('answeredAt')}::timestamptz
    FROM unnest(${at('answersOf')}::text[], ${at('routes')}::text[], ${at('keys')}::text[], ${at('bodyHashes')}::bytea[],
                ${at('answerStatuses')}::int[], ${at('answerHeaders')}::jsonb[], ${at('answerBodies')}::jsonb[])
         AS answer (act, route, key, body_hash, status, headers, body)
    WHERE answer.act IN (SELECT id FROM ${happened})
    ORDER BY route, key`;
}

/** Values of `storeAnswersCte`. */
export interface AnswerValues {
  /** Which act each of the others answers. */
  answersOf: string[];
  routes: string[];
  keys: string[];
  bodyHashes: Buffer[];
  answerStatuses: number[];
  answerHeaders: string[];
  answerBodies: string[];
  answeredAt: Date;
}

/** What is done for a submission. Without one, nothing is stored. */
interface AnsweredAct {
  name: string;
  submission: SubmissionKey | undefined;
  answer: Answer;
}

export function answerValues(acts: readonly AnsweredAct[], now: Date): AnswerValues {
  const answered = acts.flatMap(({ submission, ...act }) => (submission ? [{ ...act, ...submission }] : []));
  return {
    answersOf: answered.map(({ name }) => name),
    routes: answered.map(({ route }) => route),
    keys: answered.map(({ key }) => key),
    bodyHashes: answered.map(({ bodyHash }) => bodyHash),
    answerStatuses: answered.map(({ answer }) => answer.status),
    answerHeaders: answered.map(({ answer }) => JSON.stringify(answer.headers)),
    answerBodies: answered.map(({ answer }) => JSON.stringify(answer.body)),
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
    throw new Problem('idempotency-key-reused', 'key-reused');
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
