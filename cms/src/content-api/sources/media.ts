import { mediaSchema, type Media } from 'shared/content/snapshot.ts';
import { config } from '../../configuration/config.ts';
import { group, text, type AllLocales } from './all-locales.ts';
import type { CollectionSource } from './source.ts';

/** Payload writes addresses with the CMS's origin; a snapshot must not depend on how the CMS is reached. */
function relativeUrl(value: unknown): unknown {
  return typeof value === 'string' && value.startsWith(config.CMS_URL)
    ? value.slice(config.CMS_URL.length)
    : value;
}

/** Formats that may move. */
const movingTypes: unknown[] = ['image/gif', 'image/webp'];

function sizesOf(doc: AllLocales): unknown[] {
  const mayMove = movingTypes.includes(doc['mimeType']);
  return (
    Object.values(group(doc['sizes']))
      .map(group)
      // A picture smaller than a size has no such size.
      .filter((size) => size['url'])
      // The AVIF of an animation is one tall still with all its frames.
      .filter((size) => !(mayMove && size['mimeType'] === 'image/avif'))
      .map((size) => ({
        url: relativeUrl(size['url']),
        width: size['width'],
        height: size['height'],
        mimeType: size['mimeType'],
      }))
  );
}

export const mediaSource: CollectionSource<Media> = {
  collection: 'media',
  noun: { en: 'Picture', ko: '사진' },
  schema: mediaSchema,
  titleOf: (doc) => String(doc['filename'] ?? doc['id']),
  toContent: (doc) => ({
    id: String(doc['id']),
    url: relativeUrl(doc['url']),
    mimeType: doc['mimeType'],
    width: doc['width'] ?? null,
    height: doc['height'] ?? null,
    alt: text(doc['alt']),
    sizes: sizesOf(doc),
  }),
};
