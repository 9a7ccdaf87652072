import type { RequestHandler } from 'express';
import type { ContentSnapshot } from 'shared/content/snapshot.ts';
import { mediaPath } from '../../src/lib/media-path.ts';
import type { ContentClient } from '../publisher/content-client.ts';
import type { Pool } from '../publisher/pool.ts';

/** The drafts as the CMS has them now, and the pictures that they show. */
export function openDrafts(cms: ContentClient, pool: Pool) {
  /** Where the CMS has the file of a path; only what a draft has shown can be asked for. */
  const known = new Map<string, string>();

  return {
    /** @throws PreviewExpired */
    passFor: (ticket: string) => cms.previewPass(ticket),

    async read(pass: string): Promise<ContentSnapshot> {
      const snapshot = await cms.drafts(pass);
      for (const item of snapshot.media) {
        for (const url of [item.url, ...item.sizes.map((size) => size.url)]) known.set(mediaPath(url), url);
      }
      return snapshot;
    },

    /** Fetches a picture from the CMS when it is first asked for. */
    bringPicture: (async (req, _res, next) => {
      const url = known.get(req.path);
      if (url) await pool.add(req.path.slice(1), () => cms.media(url)).catch(() => undefined);
      next();
    }) satisfies RequestHandler,
  };
}
export type Drafts = ReturnType<typeof openDrafts>;
