import { bookingMessages } from 'shared/bookings/booking-fields.ts';
import type { Problem, ProblemType } from 'shared/problems/problem.ts';
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

/** Of several things that may be wrong with a field those that are told apart. */
const told = ['nameWithLink', 'phoneNumber', 'oneVideo'] as const;

/** What is wrong with a field: in English the rule says so itself, in other languages the page does. */
export function fieldRefusal({ refusals: { fields } }: Words, path: string, message: string): string {
  const key = told.find((known) => message === bookingMessages[known]) ?? path;
  return fields[key as keyof typeof fields] ?? message;
}
