import { testimonialSchema, type Testimonial } from 'shared/content/gallery.ts';
import { english, text } from './all-locales.ts';
import type { CollectionSource } from './source.ts';

export const testimonialSource: CollectionSource<Testimonial> = {
  collection: 'testimonials',
  noun: { en: 'Customer quote', ko: '고객 후기' },
  schema: testimonialSchema,
  titleOf: (doc) => english(doc['author']) ?? String(doc['id']),
  toContent: (doc) => ({
    id: String(doc['id']),
    text: text(doc['text']),
    author: text(doc['author']),
    rating: doc['rating'],
  }),
};
