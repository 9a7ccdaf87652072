import { beforeAll, describe, expect, it } from 'vitest';
import { mediaSchema, type Media } from 'shared/content/snapshot.ts';
import type { CollectionSource } from '../../../src/content-api/sources/source.ts';
import { testEnvironment } from '../../harness/environment.ts';

let mediaSource: CollectionSource<Media>;
beforeAll(async () => {
  Object.assign(process.env, testEnvironment('postgres://localhost/unused'));
  ({ mediaSource } = await import('../../../src/content-api/sources/media.ts'));
});

const size = (width: number, mimeType: string) => ({
  url: `/api/media/file/${width}`,
  width,
  height: 9,
  mimeType,
});
const upload = (mimeType: string) => ({
  id: 1,
  mimeType,
  url: '/api/media/file/picture',
  alt: { en: 'A record turns.' },
  sizes: { avif480: size(480, 'image/avif'), webp480: size(480, 'image/webp'), webp960: { url: null } },
});
const typesOf = (mimeType: string) =>
  mediaSchema.parse(mediaSource.toContent(upload(mimeType))).sizes.map((made) => made.mimeType);

describe('the sizes of a picture', () => {
  it('are those that exist', () => {
    expect(typesOf('image/jpeg')).toEqual(['image/avif', 'image/webp']);
  });

  it.each(['image/webp', 'image/gif'])('leave out AVIF where the upload may move (%s)', (mimeType) => {
    expect(typesOf(mimeType)).toEqual(['image/webp']);
  });
});
