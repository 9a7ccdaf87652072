import type { PayloadRequest } from 'payload';

/** What is stored for visitors (not in the drafts beside it) of one document or global. */
export interface MainRow {
  published: boolean;
  updatedAt: string;
}

interface StoredRow {
  _status?: unknown;
  updatedAt?: unknown;
}

type Target = { collection: string; id: number | string } | { global: string };

/** The stored row in the transaction of `req`; null when there is none. What has no drafts counts as published. */
export async function readMainRow(
  target: Target,
  hasDrafts: boolean,
  req: PayloadRequest,
): Promise<MainRow | null> {
  const { db } = req.payload;
  const row: StoredRow | null =
    'global' in target
      ? await db.findGlobal<StoredRow & Record<string, unknown>>({ slug: target.global as never, req })
      : await db.findOne<StoredRow & { id: number }>({
          collection: target.collection as never,
          where: { id: { equals: target.id } },
          req,
        });
  if (!row?.updatedAt) return null;
  return { published: !hasDrafts || row._status === 'published', updatedAt: String(row.updatedAt) };
}

/** Visitors see something else afterwards: a publish, an unpublish, or a change of what is published. */
export function isPublicChange(before: MainRow | null, after: MainRow | null): boolean {
  const touched = before?.updatedAt !== after?.updatedAt;
  return touched && Boolean(before?.published || after?.published);
}
