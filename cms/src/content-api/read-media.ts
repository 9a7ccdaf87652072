import type { PayloadRequest } from 'payload';
import type { Media } from 'shared/content/snapshot.ts';
import type { AllLocales } from './sources/all-locales.ts';
import { toContent } from './read-content.ts';
import { mediaSource } from './sources/media.ts';

/** Keys under which content names a picture; their values are ids of `media`. */
const pictureKey = /(^|[a-z])(mediaId|MediaId)$/;

/** The pictures that the given published content shows. A picture that only a draft shows is not among them. */
export async function readMedia(content: unknown, req: PayloadRequest): Promise<Media[]> {
  const ids = [...new Set(pictureIds(content))];
  if (ids.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    sort: 'id',
    locale: 'all',
    depth: 0,
    pagination: false,
    req,
  });
  return (docs as unknown as AllLocales[]).map((doc) => toContent(mediaSource, doc));
}

function pictureIds(content: unknown): string[] {
  if (Array.isArray(content)) return content.flatMap(pictureIds);
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    typeof value === 'string' && pictureKey.test(key) ? [value] : pictureIds(value),
  );
}
