import { locales, type Locale } from 'shared/languages/localized-text.ts';

/** The language of the browser, where mails are written in it. */
export function browserLocale(): Locale {
  const known = (tag: string) => locales.find((locale) => locale === tag.split('-')[0]);
  return navigator.languages.map(known).find(Boolean) ?? 'en';
}
