import type { PayloadRequest } from 'payload';
import { checked, ContentProblem } from './content-problem.ts';
import type { AllLocales } from './all-locales.ts';
import type { CollectionSource, GlobalSource } from './source.ts';

/** Everything of a collection that is published, in the order staff dragged it into. */
export async function readCollection<T>(source: CollectionSource<T>, req: PayloadRequest): Promise<T[]> {
  const { docs } = await req.payload.find({
    collection: source.collection as never,
    where: { _status: { equals: 'published' } },
    sort: '_order',
    locale: 'all',
    depth: 0,
    pagination: false,
    req,
  });
  return (docs as AllLocales[]).map((doc) => toContent(source, doc));
}

/** A published global. @throws ContentProblem when it was never published or is unpublished */
export async function readGlobal<T>(source: GlobalSource<T>, req: PayloadRequest): Promise<T> {
  const doc = (await req.payload.findGlobal({
    slug: source.global as never,
    locale: 'all',
    depth: 0,
    req,
  })) as AllLocales;
  if (doc['_status'] !== 'published') throw new ContentProblem(`${source.noun} is not published.`);
  return checked(source.schema, source.toContent(doc), source.noun);
}

export function toContent<T>(source: CollectionSource<T>, doc: AllLocales): T {
  return checked(source.schema, source.toContent(doc), `${source.noun} "${source.titleOf(doc)}"`);
}
