import type { Locale } from 'shared/languages/localized-text.ts';
import { askForLanguage } from 'shared/languages/page-language.ts';

/** What `read` reads on a page of this language. */
export function inLanguage<T>(locale: Locale, read: () => T): T {
  askForLanguage(() => locale);
  try {
    return read();
  } finally {
    askForLanguage(() => 'en');
  }
}
