import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { assertPublishable } from '../content-api/assert-publishable.ts';
import { raiseContentVersion } from '../content-version/content-version.ts';
import { nudgeOnCommit } from '../content-version/pending-nudges.ts';
import { isPublicChange, readMainRow, type MainRow } from './main-row.ts';
import { assertRowsInPlace } from './rows-in-place.ts';

type RowsBefore = Map<string, MainRow | null>;

/**
 * Rows as they were before the change, kept from one hook to the next. They live in the request's context: calls of
 * the local API in between copy that object.
 */
function rowsBefore(req: PayloadRequest): RowsBefore {
  const kept = req.context['rowsBefore'];
  if (kept instanceof Map) return kept as RowsBefore;
  const rows: RowsBefore = new Map();
  req.context['rowsBefore'] = rows;
  return rows;
}

async function raise(req: PayloadRequest): Promise<void> {
  await raiseContentVersion(req);
  const transactionId = await req.transactionID;
  if (transactionId !== undefined) nudgeOnCommit(transactionId);
}

/**
 * Raises the content version whenever visitors would see something else, and refuses a publish that the site
 * could not show. It compares the stored row before and after, so every way of changing it counts: publish,
 * unpublish, restore, reorder, delete, a scheduled job; a draft never does.
 */
export function trackCollection(collection: CollectionConfig): CollectionConfig {
  const hasDrafts = typeof collection.versions === 'object' && Boolean(collection.versions.drafts);
  const { slug, hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        async ({ data, originalDoc, req }) => {
          const id: unknown = originalDoc?.id;
          if (typeof id !== 'number' && typeof id !== 'string') return;
          if (hasDrafts) await assertRowsInPlace({ collection: slug, id }, data, req);
          rowsBefore(req).set(`${slug}/${id}`, await readMainRow({ collection: slug, id }, hasDrafts, req));
        },
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, req }) => {
          const was = rowsBefore(req).get(`${slug}/${doc.id}`) ?? null;
          const is = await readMainRow({ collection: slug, id: doc.id }, hasDrafts, req);
          // A new upload is on no page yet; the document that shows it raises the version.
          if (!hasDrafts && was === null) return;
          if (!isPublicChange(was, is)) return;
          if (is?.published) await assertPublishable({ collection: slug, id: doc.id }, req);
          await raise(req);
        },
      ],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        async ({ doc, req }) => {
          if (!hasDrafts || doc._status === 'published') await raise(req);
        },
      ],
    },
  };
}

/** The same for a global. */
export function trackGlobal(global: GlobalConfig): GlobalConfig {
  const { slug, hooks = {} } = global;
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        async ({ data, req }) => {
          await assertRowsInPlace({ global: slug }, data, req);
          rowsBefore(req).set(slug, await readMainRow({ global: slug }, true, req));
        },
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ req }) => {
          const was = rowsBefore(req).get(slug) ?? null;
          const is = await readMainRow({ global: slug }, true, req);
          if (!isPublicChange(was, is)) return;
          if (is?.published) await assertPublishable({ global: slug }, req);
          await raise(req);
        },
      ],
    },
  };
}
