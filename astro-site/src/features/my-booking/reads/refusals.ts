import type { Problem, ProblemType } from 'shared/problems/problem.ts';
import { sentenceOf, type Received } from 'shared/problems/refusal.ts';
import { words as fieldWords } from 'shared/problems/words/words.ts';
import { ApiError, outcomeUnknown } from '../../../lib/api/api-error.ts';
import type { Words } from '../words/use-words.ts';

export const problemOf = (error: unknown): Problem | undefined =>
  error instanceof ApiError ? error.problem : undefined;

export const isProblem = (error: unknown, ...types: ProblemType[]): boolean =>
  types.some((type) => problemOf(error)?.type === type);

/** The page itself is closed: it was left, its link was replaced, or it was open for too long. */
export const isClosed = (error: unknown) => isProblem(error, 'page-closed', 'link-invalid');

/** What went wrong, in the page's language; in the service's words where the page has none. */
export function refusalIn({ refusals }: Words, error: unknown): string {
  const problem = problemOf(error);
  if (problem) {
    const known = refusals.byType[problem.type as ProblemType];
    return known ?? (problem.detail || refusals.unknown);
  }
  return outcomeUnknown(error) ? refusals.noAnswer : refusals.unknown;
}

/** What is wrong with a field, in the page's language. */
export const fieldRefusal = ({ refusals }: Words, refusal: Received) =>
  sentenceOf({ ...fieldWords, ...refusals.fields }, refusal);
