import type { Queryable } from '../platform/database.ts';
import type { Archive } from './system-status.ts';

/** How the archive of the database's changes goes, as the database itself tells. */
export async function readArchive(db: Queryable): Promise<Archive> {
  const { rows } = await db.query<Archive>(
    `SELECT current_setting('archive_mode') <> 'off' AS "isOn",
            extract(epoch FROM now() - last_archived_time)::float8 AS "secondsSinceLast",
            coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) AS "hasFailedSince"
       FROM pg_stat_archiver`,
  );
  return rows[0] ?? { isOn: false, secondsSinceLast: null, hasFailedSince: false };
}
