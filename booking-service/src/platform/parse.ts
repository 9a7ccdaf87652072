import type { Request } from 'express';
import * as z from 'zod';
import { inEnglish, isRefusalCode, refusals } from 'shared/problems/refusals.en.ts';
import type { PlainCode, Refusal } from 'shared/problems/refusals.en.ts';
import { Problem } from './problem.ts';

/**
 * The request's JSON body as `schema` has it. One answer lists every error, cross-field ones too.
 *
 * @throws Problem `malformed-request` without a JSON object, `validation-failed` with all errors otherwise
 */
export function parseBody<Schema extends z.core.$ZodType>(schema: Schema, req: Request): z.output<Schema> {
  const body: unknown = req.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Problem('malformed-request', 'not-one-object');
  }
  return parseInput(schema, body);
}

/** The same for anything else that came from outside: a query, a path, a header. */
export function parseInput<Schema extends z.core.$ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  throw validationFailed(parsed.error.issues.map(fieldErrorOf));
}

/** A rule of ours has a code for its message; the figures in its sentence are those of the rule. */
function fieldErrorOf({ path: steps, message, ...rule }: z.core.$ZodIssue): FieldError {
  const path = steps.map(String).join('.');
  if (!isRefusalCode(message)) return { path, message };
  if (typeof refusals[message] === 'string') return { path, code: message as PlainCode };
  const limits = rule as { minimum?: unknown; maximum?: unknown };
  const params = rule.code === 'custom' ? rule.params : { minimum: limits.minimum, maximum: limits.maximum };
  return { path, code: message, params } as FieldError;
}

/** The number of a row that a path names; undefined when it is none. */
export function rowIdOf(text: unknown): number | undefined {
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

interface AtField {
  /** Field, with dots into lists and objects; empty for the whole. */
  path: string;
}

/** What is wrong with a field; a sentence where only developers read it, who send what no page of ours does. */
export type FieldError = AtField & (Refusal | { message: string });

/** 400 with every error, each said once. */
export function validationFailed(found: readonly FieldError[]): Problem {
  const said = found.map((error) => ('code' in error ? { ...error, message: inEnglish(error) } : error));
  const errors = [...new Map(said.map((error) => [`${error.path}\n${error.message}`, error])).values()];
  return new Problem('validation-failed', 'validation-failed', { errors });
}
