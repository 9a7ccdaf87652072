import type { Locale } from 'shared/languages/localized-text.ts';

/** What the quiet bar says, each in the language that it offers. */
export const offers: Record<Locale, string> = {
  en: 'Read in English',
  ko: '한국어로 보기',
  zh: '查看中文版',
  ja: '日本語で見る',
};
