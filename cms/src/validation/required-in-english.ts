import { isBlank } from 'shared/content/visible-text.ts';
import { verdict, type Problem } from '../language/problem.ts';
import type { Reader } from '../language/staff-text.ts';
import { ruleWordProblem } from './rule-words.ts';

interface TextRule {
  optional: boolean;
  maxLength: number;
}

/** A request, with the language of the content that it writes. */
export interface Writing {
  req: Reader & { locale?: string | null };
}

export const writeEnglish = {
  en: 'Write the English text: the other languages fall back to it.',
  ko: '영어 글을 입력해 주세요. 다른 언어가 비어 있으면 영어 글이 대신 나옵니다.',
};

export const isEnglish = ({ req }: Writing): boolean => req.locale === 'en' || !req.locale;

/**
 * English is the fallback for the other languages, so it alone must be written; they may stay empty.
 * Control characters are refused: they come from pasted files and break mails and pages.
 */
export const requiredInEnglish =
  (rule: TextRule) =>
  (value: unknown, writing: Writing): true | string =>
    verdict(textProblem(value, rule, writing), writing);

function textProblem(value: unknown, { optional, maxLength }: TextRule, writing: Writing): Problem {
  const text = typeof value === 'string' ? value.trim() : '';
  if (isBlank(text) && !optional && isEnglish(writing)) return writeEnglish;
  if (text.length > maxLength)
    return {
      en: `Shorten this to ${maxLength} characters; it has ${text.length}.`,
      ko: `${maxLength}자 이하로 줄여 주세요. 지금은 ${text.length}자입니다.`,
    };
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text))
    return {
      en: 'Remove the invisible control characters; typing the text again helps.',
      ko: '보이지 않는 제어 문자를 지워 주세요. 글을 직접 다시 입력하면 됩니다.',
    };
  return ruleWordProblem(text);
}
