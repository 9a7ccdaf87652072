import type { APIRoute } from 'astro';
import { localized } from 'shared/languages/localized-text.ts';
import { inViewerOrder } from '../features/gallery/viewer-order.ts';
import type { ViewerPicture } from '../features/gallery/viewer-picture.ts';
import { fallbackPath, mediaById, sources } from '../lib/media.ts';

/** What the gallery's viewer shows; loaded with the first picture that is opened. */
export const GET: APIRoute = ({ locals: { snapshot } }) => {
  const pictures = inViewerOrder(snapshot.gallery).map((item): ViewerPicture => {
    const media = mediaById(snapshot, item.mediaId);
    return {
      id: item.id,
      title: localized(item.title),
      description: localized(item.description),
      category: localized(item.category),
      alt: localized(media.alt),
      src: fallbackPath(media, 1600),
      srcSet: sources(media, 'image/webp'),
    };
  });
  return Response.json(pictures);
};
