import { addressIn } from './addresses.ts';
import { locales, type Locale } from './localized-text.ts';

/** What visitors read, as English has it; every language has all of it. The rest of the site is staff's, or speaks no language. */
const pagesOfVisitors = new Set([
  ...['/', '/franchise', '/faq', '/policies'],
  ...[
    '/payment',
    '/payment-success',
    '/payment-fail',
    '/booking-received',
    '/my-booking',
    '/listen',
    '/waitlist',
    '/gift-cards',
  ],
  ...['/404', '/gallery.json'],
]);

interface Address {
  locale: Locale;
  page: string;
}

const withPrefix = locales.filter((locale) => locale !== 'en');

/** Which page in which language an address is. @param path without query and hash */
export function readAddress(path: string): Address {
  const [, prefix, rest = ''] = /^\/(\w+)(\/.*)?$/.exec(path) ?? [];
  const locale = withPrefix.find((code) => code === prefix);
  return locale ? { locale, page: rest || '/' } : { locale: 'en', page: path };
}

/** Whether a page is there in every language. @param page as English has it */
export const isForVisitors = (page: string): boolean => pagesOfVisitors.has(page);

/** Every address of the site. @param routes its pages, as English has them */
export function addressesOf(routes: readonly string[]): string[] {
  const inOthers = routes
    .filter(isForVisitors)
    .flatMap((page) => withPrefix.map((locale) => addressIn(locale, page)));
  return [...routes, ...inOthers];
}

/** The page that says "not found", in the language of the address. */
export const notFoundIn = (path: string): string => addressIn(readAddress(path).locale, '/404');

/**
 * Returns where a page is that somebody asks for by a language as others write it: "/en" and "/en/faq" for English, which has no
 * prefix; "/zh-CN", "/ko-KR" and "/KO" for "/zh" and "/ko"; "/faq/ja" for "/ja/faq". Undefined where the address names no language.
 *
 * @param path without query and hash
 */
export function addressByLanguage(path: string): string | undefined {
  const parts = path.split('/').slice(1);
  for (const place of [0, parts.length - 1]) {
    const locale = localeOf(parts[place] ?? '');
    if (!locale) continue;
    const found = addressIn(locale, `/${parts.filter((_, other) => other !== place).join('/')}`);
    return found === path ? undefined : found;
  }
  return undefined;
}

/** The language of a tag such as "zh-Hans-CN". */
const localeOf = (tag: string): Locale | undefined =>
  /^[a-z]{2}([-_][a-z0-9]{2,8})*$/i.test(tag)
    ? locales.find((locale) => locale === tag.slice(0, 2).toLowerCase())
    : undefined;
