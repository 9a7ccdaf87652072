import type { APIRoute } from 'astro';
import { inViewerOrder } from '../features/gallery/viewer-order.ts';
import type { ViewerPicture } from '../features/gallery/viewer-picture.ts';
import { told } from '../lib/language/content.ts';
import { fallbackPath, mediaById, sources } from '../lib/media.ts';

/** What the gallery's viewer shows, in one language; loaded with the first picture that is opened. */
export const GET: APIRoute = ({ locals: { snapshot } }) => {
  const pictures = inViewerOrder(snapshot.gallery).map((item): ViewerPicture => {
    const media = mediaById(snapshot, item.mediaId);
    return {
      id: item.id,
      title: told(item.title),
      description: told(item.description),
      category: told(item.category),
      alt: told(media.alt),
      src: fallbackPath(media, 1600),
      srcSet: sources(media, 'image/webp'),
    };
  });
  return Response.json(pictures);
};
