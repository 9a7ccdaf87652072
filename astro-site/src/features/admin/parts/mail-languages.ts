import { localeNames, type Locale } from 'shared/languages/localized-text.ts';
import type { InEveryLanguage } from '../language/language.ts';

/** The language of a visitor's mails, as staff read it. */
export const mailLanguages: InEveryLanguage<Record<Locale, string>> = {
  en: localeNames,
  ko: { en: '영어', ko: '한국어', zh: '중국어', ja: '일본어' },
};
