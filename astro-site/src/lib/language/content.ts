import { localized, type LocalizedText } from 'shared/languages/localized-text.ts';
import { pageLanguage } from 'shared/languages/page-language.ts';

/** A text of the CMS in the page's language; English where staff have not written it yet. */
export const told = (text: LocalizedText): string => localized(text, pageLanguage());

/** "en" where a text stands in English on a page of another language, for the `lang` attribute; else undefined. */
export const langOf = (text: LocalizedText): 'en' | undefined => {
  const locale = pageLanguage();
  return locale === 'en' || text[locale] ? undefined : 'en';
};
