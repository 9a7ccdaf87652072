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

function sentenceOf({ type, code = '' }: Problem, refusals: PaymentRefusals): string | undefined {
  const { byCode, notCharged } = refusals;
  const byType: Record<string, string> = refusals.byType;
  if (type === 'payment-failed') {
    if (Object.hasOwn(byCode, code)) return byCode[code];
    const reason = knownReason(code);
    if (reason) return notCharged(reason.text);
  }
  return Object.hasOwn(byType, type) ? byType[type] : undefined;
}
