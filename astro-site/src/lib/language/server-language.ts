import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from 'shared/languages/localized-text.ts';
import { askForLanguage } from 'shared/languages/page-language.ts';

const languages = new AsyncLocalStorage<Locale>();
askForLanguage(() => languages.getStore() ?? 'en');

/** Everything that `render` renders, islands included, is in this language. */
export const renderIn = <T>(locale: Locale, render: () => T): T => languages.run(locale, render);
