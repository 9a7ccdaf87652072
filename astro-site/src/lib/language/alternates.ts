import { addressIn } from 'shared/languages/addresses.ts';
import { locales } from 'shared/languages/localized-text.ts';

/** A page in every language, and which one is for everybody else. @param page as English has it */
export function alternatesOf(page: string, siteOrigin: string): { hreflang: string; href: string }[] {
  const inEach = locales.map((locale) => ({ hreflang: locale, href: siteOrigin + addressIn(locale, page) }));
  return [...inEach, { hreflang: 'x-default', href: siteOrigin + page }];
}
