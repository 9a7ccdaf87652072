import type { ContentSnapshot, Media } from 'shared/content/snapshot.ts';
import { mediaPath } from './media-path.ts';

/** The picture that content names. @throws Error when the snapshot does not hold it: nothing is published with a hole. */
export function mediaById(snapshot: Pick<ContentSnapshot, 'media'>, id: string): Media {
  const media = snapshot.media.find((item) => item.id === id);
  if (!media) throw new Error(`The content names picture ${id}, which it does not hold.`);
  return media;
}

type Format = 'image/avif' | 'image/webp';

/** The sizes of one format, in pixels; none where the CMS made none. */
export function sources(media: Media, format: Format): { src: string; width: number; height: number }[] {
  return media.sizes
    .filter((size) => size.mimeType === format)
    .map(({ url, width, height }) => ({ src: mediaPath(url), width, height }));
}

/** `srcset` of one format; empty where the CMS made no such sizes. */
export function srcset(media: Media, format: Format): string {
  return sources(media, format)
    .map(({ src, width }) => `${src} ${width}w`)
    .join(', ');
}

/** The smallest WebP that is at least `width` wide, else the largest, else the original. */
export function fallbackPath(media: Media, width: number): string {
  const sizes = media.sizes
    .filter((size) => size.mimeType === 'image/webp')
    .sort((a, b) => a.width - b.width);
  return mediaPath((sizes.find((size) => size.width >= width) ?? sizes.at(-1) ?? media).url);
}
