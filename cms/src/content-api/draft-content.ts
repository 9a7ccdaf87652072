import type { PayloadRequest } from 'payload';
import type { AllLocales } from './sources/all-locales.ts';
import { checked, ContentProblem } from './content-problem.ts';
import { publishedContent, toContent, type ContentReader } from './read-content.ts';

/**
 * The newest draft of everything, for the preview. A draft may be half written: where it cannot be shown yet, what is
 * published takes its place and a list leaves the document out.
 */
export function draftContent(req: PayloadRequest): ContentReader {
  const published = publishedContent(req);
  return {
    async collection(source) {
      const { docs } = await req.payload.find({
        collection: source.collection as never,
        draft: true,
        sort: '_order',
        locale: 'all',
        depth: 0,
        pagination: false,
        req,
      });
      return (docs as AllLocales[]).flatMap((doc) => unlessIncomplete(() => toContent(source, doc)) ?? []);
    },
    async global(source) {
      const doc = await req.payload.findGlobal({
        slug: source.global as never,
        draft: true,
        locale: 'all',
        depth: 0,
        req,
      });
      const draft = unlessIncomplete(() =>
        checked(source.schema, source.toContent(doc as AllLocales), source.noun),
      );
      return draft ?? published.global(source);
    },
  };
}

function unlessIncomplete<T>(make: () => T): T | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof ContentProblem) return null;
    throw error;
  }
}
