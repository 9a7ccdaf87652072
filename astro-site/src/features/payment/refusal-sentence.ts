import type { Problem } from 'shared/problems/problem.ts';
import { ApiError, NoAnswerError, sentenceFor } from '../../lib/api/api-error.ts';
import { knownReason } from './known-reason.ts';
import type { PaymentRefusals } from './words/refusals.en.ts';
import { words } from './words/words.ts';

/** Why the service refused, in the language of the page; `fallback` where there is no more to say. */
export function refusalSentence(error: unknown, fallback: string): string {
  const { refusals } = words;
  if (!refusals) return sentenceFor(error, fallback);
  if (error instanceof NoAnswerError) return refusals.noAnswer;
  const problem = error instanceof ApiError ? error.problem : undefined;
  return (problem && sentenceOf(problem, refusals)) ?? fallback;
}

/** What the card provider calls the reason, for the visitor's support question. */
export function providerCodeOf(problem: Problem | undefined): string | undefined {
  const providerCode = problem?.params?.['providerCode'];
  return typeof providerCode === 'string' ? providerCode : undefined;
}

function sentenceOf(problem: Problem, refusals: PaymentRefusals): string | undefined {
  const { byCode, notCharged } = refusals;
  const byType: Record<string, string> = refusals.byType;
  const { type, code = '' } = problem;
  const providerCode = providerCodeOf(problem) ?? '';
  const known = [code, providerCode].find((one) => Object.hasOwn(byCode, one));
  if (known !== undefined) return byCode[known];
  const reason = knownReason(providerCode);
  if (reason) return notCharged(reason.text);
  return Object.hasOwn(byType, type) ? byType[type] : undefined;
}
