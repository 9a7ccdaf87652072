import type { PayloadRequest } from 'payload';

/** What is stored for visitors (not in the drafts beside it) of one document or global. */
export interface MainRow {
  published: boolean;
  updatedAt: string;
}

interface StoredRow extends Record<string, unknown> {
  _status?: unknown;
  updatedAt?: unknown;
}

export type Target = { collection: string; id: number | string } | { global: string };

/** All that is stored for visitors, every language in it, in the transaction of `req`; null when there is nothing. */
export function readStored(target: Target, req: PayloadRequest): Promise<StoredRow | null> {
  const { db } = req.payload;
  return 'global' in target
    ? db.findGlobal<StoredRow>({ slug: target.global as never, req })
    : db.findOne<StoredRow & { id: number }>({
        collection: target.collection as never,
        where: { id: { equals: target.id } },
        req,
      });
}

/** The same in short. What has no drafts counts as published. */
export async function readMainRow(
  target: Target,
  hasDrafts: boolean,
  req: PayloadRequest,
): Promise<MainRow | null> {
  const row = await readStored(target, req);
  if (!row?.updatedAt) return null;
  return { published: !hasDrafts || row._status === 'published', updatedAt: String(row.updatedAt) };
}

/** Visitors see something else afterwards: a publish, an unpublish, or a change of what is published. */
export function isPublicChange(before: MainRow | null, after: MainRow | null): boolean {
  const touched = before?.updatedAt !== after?.updatedAt;
  return touched && Boolean(before?.published || after?.published);
}
