import { albumSchema, type Album } from 'shared/content/gallery.ts';
import { english, idOf, text } from './all-locales.ts';
import type { CollectionSource } from './source.ts';

export const albumSource: CollectionSource<Album> = {
  collection: 'albums',
  noun: { en: 'Album', ko: '앨범' },
  schema: albumSchema,
  titleOf: (doc) => english(doc['title']) ?? String(doc['id']),
  toContent: (doc) => ({
    id: String(doc['id']),
    title: text(doc['title']),
    artist: text(doc['artist']),
    coverMediaId: idOf(doc['cover']),
    embedUrl: doc['embedUrl'] || null,
  }),
};
