import type { Locale } from './localized-text.ts';
import { pageLanguage } from './page-language.ts';

/**
 * A feature's words, in the language of the page. Read them where they are shown: what is read while a module loads is English.
 *
 * `words/words.ts` of a feature is the one caller, with `words/en.ts`, `words/ko.ts` and so on beside it: in the build for
 * browsers it stands for one language alone (build/page-words.ts).
 */
export function inPageLanguage<T extends object>(words: Record<Locale, T>): T {
  return new Proxy(words.en, { get: (_, name) => Reflect.get(words[pageLanguage()], name) as unknown });
}
