import type { PayloadRequest } from 'payload';
import { checked, ContentProblem } from './content-problem.ts';
import type { AllLocales } from './sources/all-locales.ts';
import type { CollectionSource, GlobalSource } from './sources/source.ts';

/** Reads documents as content of the site; every call checks what it returns. @throws ContentProblem */
export interface ContentReader {
  collection: <T>(source: CollectionSource<T>) => Promise<T[]>;
  global: <T>(source: GlobalSource<T>) => Promise<T>;
}

/** What is published, lists in the order staff dragged them into. */
export function publishedContent(req: PayloadRequest): ContentReader {
  return {
    async collection(source) {
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
    },
    async global(source) {
      const stored = { slug: source.global as never, locale: 'all' as const, depth: 0, req };
      const doc = (await req.payload.findGlobal(stored)) as AllLocales;
      if (doc['_status'] !== 'published')
        throw new ContentProblem({
          en: `${source.noun.en} is not published.`,
          ko: `아직 게시되지 않았습니다: ${source.noun.ko}.`,
        });
      return checked(source.schema, source.toContent(doc), source.noun);
    },
  };
}

export function toContent<T>(source: CollectionSource<T>, doc: AllLocales): T {
  const title = `"${source.titleOf(doc)}"`;
  const document = { en: `${source.noun.en} ${title}`, ko: `${source.noun.ko} ${title}` };
  return checked(source.schema, source.toContent(doc), document);
}
