import type { Locale } from './localized-text.ts';

/** Where a page is in a language: English at the root, each other one below its code. @param page as English has it: "/faq#files" */
export function addressIn(locale: Locale, page: string): string {
  if (locale === 'en' || !page.startsWith('/')) return page;
  return `/${locale}${page.replace(/^\/(?=$|[?#])/, '')}`;
}
