import { galleryItemSchema, type GalleryItem } from 'shared/content/gallery.ts';
import { english, idOf, text } from './all-locales.ts';
import type { CollectionSource } from './source.ts';

export const gallerySource: CollectionSource<GalleryItem> = {
  collection: 'gallery-items',
  noun: { en: 'Gallery picture', ko: '갤러리 사진' },
  schema: galleryItemSchema,
  titleOf: (doc) => english(doc['title']) ?? String(doc['id']),
  toContent: (doc) => ({
    id: String(doc['id']),
    mediaId: idOf(doc['picture']),
    title: text(doc['title']),
    description: text(doc['description']),
    category: text(doc['category']),
    featured: doc['featured'] === true,
    animated: doc['animated'] === true,
  }),
};
