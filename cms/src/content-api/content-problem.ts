import * as z from 'zod';
import { localeSchema, type Locale } from 'shared/languages/localized-text.ts';
import type { StaffLanguage } from 'shared/auth/staff-languages.ts';
import type { StaffText } from '../language/staff-text.ts';

const languageNames: Record<StaffLanguage, Record<Locale, string>> = {
  en: { en: 'English', ko: 'Korean', zh: 'Chinese', ja: 'Japanese' },
  ko: { en: '영어', ko: '한국어', zh: '중국어', ja: '일본어' },
};

const wholeDocument = { en: 'document', ko: '문서' };

/** Published content that the site cannot show; the message says which document and what is wrong with it. */
export class ContentProblem extends Error {
  override name = 'ContentProblem';
  readonly sentence: StaffText;

  constructor(sentence: StaffText) {
    super(sentence.en);
    this.sentence = sentence;
  }
}

/** Checks content against the contract with the site. @throws ContentProblem */
export function checked<T>(schema: z.core.$ZodType<T>, content: unknown, document: StaffText): T {
  const result = z.safeParse(schema, content);
  if (result.success) return result.data;
  const issuesIn = (language: StaffLanguage) =>
    result.error.issues.map((issue) => `${placeOf(issue.path, language)}: ${issue.message}`).join('; ');
  throw new ContentProblem({
    en: `${document.en} cannot be shown on the site. ${issuesIn('en')}.`,
    ko: `사이트에 표시할 수 없는 내용입니다: ${document.ko}. ${issuesIn('ko')}.`,
  });
}

/** `['steps', 1, 'title', 'en']` as "steps 2, title (English)". */
function placeOf(path: PropertyKey[], language: StaffLanguage): string {
  const locale = localeSchema.safeParse(path.at(-1));
  const parts = locale.success ? path.slice(0, -1) : path;
  const words = parts
    .map((part) => (typeof part === 'number' ? ` ${part + 1}` : `, ${String(part)}`))
    .join('');
  const place = words.replace(/^, /, '') || wholeDocument[language];
  return locale.success ? `${place} (${languageNames[language][locale.data]})` : place;
}
