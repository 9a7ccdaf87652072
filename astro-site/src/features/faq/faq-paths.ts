import type { Locale } from 'shared/languages/localized-text.ts';

/** Each language has its own address, which search engines and shared links like best; /faq alone is English. */
export const faqPaths: Record<Locale, string> = { ko: '/faq/ko', en: '/faq', zh: '/faq/zh' };
