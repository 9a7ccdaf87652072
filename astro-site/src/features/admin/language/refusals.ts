import { sentenceOf } from 'shared/problems/refusal.ts';
import { refusals as inKorean } from 'shared/problems/refusals.ko.ts';
import { ApiError, NoAnswerError, sentenceFor } from '../../../lib/api/api-error.ts';
import type { AdminLanguage } from './language.ts';

const noAnswer = '서버에 연결하지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.';

/** Why something was refused: in English as the service says it, in Korean by its code; `fallback` where there is no more to say. */
export function refusalText(error: unknown, language: AdminLanguage, fallback: string): string {
  if (language === 'en') return sentenceFor(error, fallback);
  if (error instanceof NoAnswerError) return noAnswer;
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (!problem) return fallback;
  const ofFields = problem.errors?.map((field) => sentenceOf(inKorean, field)) ?? [];
  if (ofFields.length > 0 && ofFields.every((sentence) => sentence !== undefined))
    return [...new Set(ofFields)].map((sentence) => sentence.replace(/\.?$/, '.')).join(' ');
  return sentenceOf(inKorean, problem) ?? fallback;
}

/** The same of what may not be done, before it is tried. */
export const whyNotText = ({ code, detail }: { code: string; detail: string }, language: AdminLanguage) =>
  (language === 'ko' && sentenceOf(inKorean, { code })) || detail;
