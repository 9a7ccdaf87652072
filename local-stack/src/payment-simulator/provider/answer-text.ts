import { errorAnswer } from './errors.ts';
import type { Answer } from './errors.ts';

/** An answer as it leaves: the exact text, so that a replay is byte-identical. */
export interface AnswerText {
  status: number;
  text: string;
  /** The error code in it; null for a success. */
  code: string | null;
}

export type Language = 'ko' | 'en';

/** Korean unless the caller asks for English. */
export function languageOf(acceptLanguage: string | undefined): Language {
  return acceptLanguage?.toLowerCase().startsWith('en') ? 'en' : 'ko';
}

export function asText({ status, body }: Answer): AnswerText {
  const hasCode = status !== 200 && typeof body === 'object' && body !== null && 'code' in body;
  return { status, text: JSON.stringify(body), code: hasCode ? String(body.code) : null };
}

export function translated(answer: Answer, language: Language): AnswerText {
  const { code } = asText(answer);
  return asText(language === 'en' && code !== null ? errorAnswer(code, language) : answer);
}
