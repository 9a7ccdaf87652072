import type { PayloadRequest } from 'payload';
import type { SeedData } from '../writing/localized.ts';
import { publishDocument, publishGlobal } from '../writing/write-localized.ts';

/** A piece of first content, written in one transaction together with the note that it is done. */
export interface SeedStep {
  name: string;
  run: (req: PayloadRequest) => Promise<void>;
}

export const globalStep = (slug: string, data: SeedData): SeedStep => ({
  name: slug,
  run: (req) => publishGlobal(slug, data, req),
});

/** One after the other: the order of creation is the order on the page. */
export const documentsStep = (name: string, collection: string, documents: SeedData[]): SeedStep => ({
  name,
  run: async (req) => {
    for (const [index, data] of documents.entries()) {
      await publishDocument(collection, `${name}-${index}`, data, req);
    }
  },
});
