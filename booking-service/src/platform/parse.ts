import type { Request } from 'express';
import * as z from 'zod';
import type { ProblemType } from 'shared/problems/problem.ts';
import { inEnglish, isRefusalCode, refusals } from 'shared/problems/refusals.en.ts';
import type { PlainCode, Refusal, RefusalCode } from 'shared/problems/refusals.en.ts';
import { Problem } from './problem.ts';

type Schema = z.core.$ZodType;

/** Returns the request's body. @throws Problem `malformed-request` without a JSON object */
export function bodyOf(req: Request): object {
  const body: unknown = req.body;
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new Problem('malformed-request', 'not-one-object');
}

type RefusalOfField = (value: unknown) => Problem | undefined;
const refusalsOfFields = new WeakMap<Schema, RefusalOfField>();

/** A field whose wrong value is refused with a problem of its own, instead of a list of errors. */
export function refusedAs<Field extends Schema>(field: Field, refusal: RefusalOfField): Field {
  const own = z.core.clone(field);
  refusalsOfFields.set(own, refusal);
  return own;
}

/** Returns the problem types that wrong values of these fields are refused with. */
export const fieldRefusals = (shape: Record<string, Schema>): ProblemType[] =>
  Object.values(shape).flatMap((field) => refusalsOfFields.get(field)?.('')?.type ?? []);

type Input = readonly [schema: Schema | undefined, value: unknown];

/**
 * Parses several parts of a request; a part without a schema is undefined. One answer lists every error of all of them.
 *
 * @throws Problem `validation-failed`, or what the field is `refusedAs`
 */
export function parseAll(parts: Record<string, Input>): Record<string, unknown> {
  const errors: FieldError[] = [];
  const entries = Object.entries(parts).map(([name, [schema, value]]) => {
    const parsed = schema && z.safeParse(schema, value);
    for (const issue of parsed?.error?.issues ?? []) {
      const name = String(issue.path[0]);
      const field = (schema as z.ZodObject).shape?.[name];
      const problem = field && refusalsOfFields.get(field)?.(Object(value)[name]);
      if (problem) throw problem;
      errors.push(fieldErrorOf(issue));
    }
    return [name, parsed?.data];
  });
  if (errors.length > 0) throw validationFailed(errors);
  return Object.fromEntries(entries);
}

/** Returns `value` as `schema` has it. @throws Problem as `parseAll` does */
export const parseInput = <Of extends Schema>(schema: Of, value: unknown): z.output<Of> =>
  parseAll({ value: [schema, value] })['value'] as z.output<Of>;

/** Returns the number of a row that a path names; undefined when it is none. */
export function rowIdOf(text: unknown): number | undefined {
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** Numbers up to `max` as addresses write them, read by `rowIdOf`. */
export const numberIn = (max = 999_999_999_999_999, message?: RefusalCode) =>
  z
    .custom<string>((text) => (rowIdOf(text) ?? Infinity) <= max, { error: message, params: { most: max } })
    .meta({ override: { type: 'integer', minimum: 1, maximum: max } })
    .transform(Number);

/** The number of a row in a path. @param unknown what a malformed one is refused with: it names no row either */
export const rowIn = (unknown: () => Problem, max?: number) => refusedAs(numberIn(max), unknown);

interface AtField {
  /** Field, with dots into lists and objects; empty for the whole. */
  path: string;
}

/** What is wrong with a field; a sentence where only developers read it, who send what no page of ours does. */
export type FieldError = AtField & (Refusal | { message: string });

/** A rule of ours has a code for its message; the figures in its sentence are those of the rule. */
function fieldErrorOf({ path: steps, message, ...rule }: z.core.$ZodIssue): FieldError {
  const path = steps.map(String).join('.');
  if (!isRefusalCode(message)) return { path, message };
  if (typeof refusals[message] === 'string') return { path, code: message as PlainCode };
  const limits = rule as { minimum?: unknown; maximum?: unknown };
  const params = rule.code === 'custom' ? rule.params : { minimum: limits.minimum, maximum: limits.maximum };
  return { path, code: message, params } as FieldError;
}

/** 400 with every error, each said once. */
export function validationFailed(found: readonly FieldError[]): Problem {
  const said = found.map((error) => ('code' in error ? { ...error, message: inEnglish(error) } : error));
  const errors = [...new Map(said.map((error) => [`${error.path}\n${error.message}`, error])).values()];
  return new Problem('validation-failed', 'validation-failed', { errors });
}
