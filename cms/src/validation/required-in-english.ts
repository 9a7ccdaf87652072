import type { PayloadRequest } from 'payload';
import { isBlank } from 'shared/content/visible-text.ts';
import { ruleWordProblem } from './rule-words.ts';

interface TextRule {
  optional: boolean;
  maxLength: number;
}

/**
 * English is the fallback for the other languages, so it alone must be written; Korean and Chinese may stay
 * empty. Control characters are refused: they come from pasted files and break mails and pages.
 */
export const requiredInEnglish =
  ({ optional, maxLength }: TextRule) =>
  (value: unknown, { req }: { req: PayloadRequest }): true | string => {
    const text = typeof value === 'string' ? value.trim() : '';
    const isEnglish = req.locale === 'en' || !req.locale;
    if (isBlank(text) && !optional && isEnglish)
      return 'Write the English text: the other languages fall back to it.';
    if (text.length > maxLength) return `Shorten this to ${maxLength} characters; it has ${text.length}.`;
    if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text))
      return 'Remove the invisible control characters; typing the text again helps.';
    return ruleWordProblem(text) ?? true;
  };
