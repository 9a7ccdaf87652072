import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { refusalOfRule } from 'shared/problems/refusal.ts';
import type * as z from 'zod/mini';
import '../../../lib/zod-without-eval.ts';
import type { Words } from '../words/use-words.ts';
import { fieldRefusal } from './refusals.ts';

/** Checks a form with the schema that the booking service uses too; the first message of every field, in the page's language. */
export function schemaResolver<Values extends FieldValues, Checked>(
  schema: z.ZodMiniType<Checked>,
  words: Words,
): Resolver<Values, unknown, Checked> {
  return (values) => {
    const checked = schema.safeParse(values);
    if (checked.success) return { values: checked.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of checked.error.issues) {
      const field = String(issue.path[0]);
      errors[field] ??= { type: 'rule', message: fieldRefusal(words, refusalOfRule(issue)) ?? issue.message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
