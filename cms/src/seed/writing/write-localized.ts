import type { PayloadRequest } from 'payload';
import { inLocale, locales, type SeedData } from './localized.ts';

type Written = { id: number | string };

/**
 * Creates and publishes one document in all languages: drafts first, published with the last language, so that
 * nothing half translated is ever public.
 */
export async function publishDocument(
  collection: string,
  key: string,
  data: SeedData,
  req: PayloadRequest,
): Promise<Written> {
  const { payload } = req;
  const slug = collection as never;
  let id: number | string | undefined;
  for (const [index, locale] of locales.entries()) {
    const isLast = index === locales.length - 1;
    const draft = !isLast;
    const written = {
      ...inLocale(data, locale, `${collection}-${key}`),
      _status: isLast ? 'published' : 'draft',
    } as never;
    const saved: Written =
      id === undefined
        ? await payload.create({ collection: slug, data: written, locale, draft, depth: 0, req })
        : await payload.update({ collection: slug, id, data: written, locale, draft, depth: 0, req });
    id = saved.id;
  }
  return { id: id ?? '' };
}

/** The same for a global. */
export async function publishGlobal(slug: string, data: SeedData, req: PayloadRequest): Promise<void> {
  for (const [index, locale] of locales.entries()) {
    const isLast = index === locales.length - 1;
    await req.payload.updateGlobal({
      slug: slug as never,
      data: { ...inLocale(data, locale, slug), _status: isLast ? 'published' : 'draft' } as never,
      locale,
      draft: !isLast,
      depth: 0,
      req,
    });
  }
}
