import { policySchema, type Policy } from 'shared/content/snapshot.ts';
import { richTextToHtml } from '../../rich-text/to-html.ts';
import { english, mapLocales, text } from './all-locales.ts';
import type { CollectionSource } from './source.ts';

export const policySource: CollectionSource<Policy> = {
  collection: 'policies',
  noun: { en: 'Policy', ko: '약관·정책' },
  schema: policySchema,
  titleOf: (doc) => english(doc['title']) ?? String(doc['slug'] ?? doc['id']),
  toContent: (doc) => ({
    slug: doc['slug'],
    title: text(doc['title']),
    effectiveDate: doc['effectiveDate'],
    bodyHtml: mapLocales(doc['body'], richTextToHtml),
  }),
};
