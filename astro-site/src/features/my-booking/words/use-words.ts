import { pageLanguage } from 'shared/languages/page-language.ts';
import { moments } from './moments.ts';
import { words } from './words.ts';

/** Every word of the page, and how its language writes moments. */
export function useWords() {
  const locale = pageLanguage();
  return { locale, ...words, ...moments[locale] };
}
export type Words = ReturnType<typeof useWords>;
