import { faqPageSchema, type FaqPage } from 'shared/content/franchise.ts';
import { text } from './all-locales.ts';
import type { GlobalSource } from './source.ts';

export const faqPageSource: GlobalSource<FaqPage> = {
  global: 'faq-page',
  noun: { en: 'FAQ page', ko: 'FAQ 페이지' },
  schema: faqPageSchema,
  toContent: (doc) => ({ title: text(doc['title']), subtitle: text(doc['subtitle']) }),
};
