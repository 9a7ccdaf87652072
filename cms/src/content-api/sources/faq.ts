import { faqEntrySchema, type FaqEntry } from 'shared/content/snapshot.ts';
import { english, text } from './all-locales.ts';
import type { CollectionSource } from './source.ts';

export const faqSource: CollectionSource<FaqEntry> = {
  collection: 'faq-entries',
  noun: { en: 'FAQ entry', ko: 'FAQ 항목' },
  schema: faqEntrySchema,
  titleOf: (doc) => english(doc['question']) ?? String(doc['id']),
  toContent: (doc) => ({
    id: String(doc['id']),
    placement: doc['placement'],
    question: text(doc['question']),
    answer: text(doc['answer']),
  }),
};
