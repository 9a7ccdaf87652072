import type { Locale } from './localized-text.ts';

/** As far as it is asked here: whoever has no document speaks English. */
const { document } = globalThis as { document?: { documentElement: { lang: string } } };

/*
 * The language of the page that is being shown or rendered. In a browser that is the document's, for as long as the page lives;
 * what renders pages makes several at once, and is asked.
 */
let ask = (): Locale => (document?.documentElement.lang || 'en') as Locale;

export const pageLanguage = (): Locale => ask();

/** Has `pageLanguage` ask `source` from now on. */
export function askForLanguage(source: () => Locale): void {
  ask = source;
}
