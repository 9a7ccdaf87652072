import type { Request } from 'express';
import * as z from 'zod';
import { Problem } from './problem.ts';

/**
 * The request's JSON body as `schema` has it. One answer lists every error, cross-field ones too.
 *
 * @throws Problem `malformed-request` without a JSON object, `validation-failed` with all errors otherwise
 */
export function parseBody<Schema extends z.core.$ZodType>(schema: Schema, req: Request): z.output<Schema> {
  const body: unknown = req.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Problem(
      'malformed-request',
      'Please send one JSON object, with the header Content-Type: application/json.',
    );
  }
  return parseInput(schema, body);
}

/** The same for anything else that came from outside: a query, a path, a header. */
export function parseInput<Schema extends z.core.$ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  throw validationFailed(
    parsed.error.issues.map((issue) => ({ path: issue.path.map(String).join('.'), message: issue.message })),
  );
}

/** The number of a row that a path names; undefined when it is none. */
export function rowIdOf(text: unknown): number | undefined {
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

export interface FieldError {
  /** Field, with dots into lists and objects; empty for the whole. */
  path: string;
  message: string;
}

/** 400 with every error, each said once; the detail repeats the messages for clients that show only one sentence. */
export function validationFailed(found: readonly FieldError[]): Problem {
  const errors = [...new Map(found.map((error) => [`${error.path}\n${error.message}`, error])).values()];
  const sentences = [...new Set(errors.map((error) => error.message))];
  return new Problem('validation-failed', `${sentences.join('. ')}.`, { errors });
}
