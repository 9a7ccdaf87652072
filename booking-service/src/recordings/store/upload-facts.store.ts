import { Upload } from '@tus/server';
import type { KvStore } from '@tus/server';
import type { Queryable } from '../../platform/database.ts';

/** What tus keeps of an upload beside its bytes. */
export type UploadFacts = KvStore<Upload>;

/** It is the row of the recording, which is there before the upload begins and ends by other ways; so nothing is written here. */
export function uploadFacts(db: Queryable): UploadFacts {
  return {
    async get(id) {
      const { rows } = await db.query<{ sizeBytes: number; uploadedAt: Date }>(
        `SELECT size_bytes AS "sizeBytes", uploaded_at AS "uploadedAt" FROM recordings
          WHERE id = $1 AND state = 'uploading'`,
        [id],
      );
      const [row] = rows;
      return (
        row && new Upload({ id, size: row.sizeBytes, offset: 0, creation_date: row.uploadedAt.toISOString() })
      );
    },
    set: async () => undefined,
    delete: async () => undefined,
  };
}
