import type { Export, ExportOrder } from 'shared/exports/exports.ts';
import type { Queryable } from '../platform/database.ts';

const FETCHED_WITHIN = '10 minutes';
/** The copy that sends a file says so every second. One that has not for so long has died. */
const SILENT_FOR = '30 seconds';
const KEPT_FOR = '1 day';

export interface OrderedExport {
  id: string;
  userId: number;
  order: ExportOrder;
  rows: number;
}

/** Notes an order, and forgets those of yesterday. */
export async function addExport(
  db: Queryable,
  { id, userId, order, rows }: OrderedExport,
  now: Date,
): Promise<void> {
  const { kind, format, language, from, to, branchId = null } = order;
  await db.query(
    `WITH old AS (DELETE FROM exports WHERE ordered_at < $9::timestamptz - interval '${KEPT_FOR}')
     INSERT INTO exports (id, user_id, kind, format, language, first_day, last_day, rows, ordered_at, seen_at, branch_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10)`,
    [id, userId, kind, format, language, from, to, rows, now, branchId],
  );
}

/** How far an account's export is. One that nobody fetched in time is broken, and one whose copy of the service died. */
export async function readExport(
  db: Queryable,
  id: string,
  userId: number,
  now: Date,
): Promise<Export | undefined> {
  const { rows } = await db.query<Export>(
    `SELECT id, rows, rows_sent AS "rowsSent",
            CASE WHEN state = 'sending' AND seen_at < $3::timestamptz - interval '${SILENT_FOR}'
                   OR state = 'ordered' AND ordered_at < $3::timestamptz - interval '${FETCHED_WITHIN}' THEN 'broken'
                 ELSE state END AS state
       FROM exports WHERE id = $1 AND user_id = $2`,
    [id, userId, now],
  );
  return rows[0];
}

/** Takes an order to be sent: of two who ask at once, one gets it. */
export async function takeExport(
  db: Queryable,
  id: string,
  userId: number,
  now: Date,
): Promise<ExportOrder | undefined> {
  const { rows } = await db.query<Omit<ExportOrder, 'branchId'> & { branchId: number | null }>(
    `UPDATE exports SET state = 'sending', seen_at = $3
      WHERE id = $1 AND user_id = $2 AND state = 'ordered'
        AND ordered_at > $3::timestamptz - interval '${FETCHED_WITHIN}'
     RETURNING kind, format, language, first_day::text AS "from", last_day::text AS "to", branch_id AS "branchId"`,
    [id, userId, now],
  );
  return rows[0] && { ...rows[0], branchId: rows[0].branchId ?? undefined };
}

/** Notes how far a file is that is being sent. One that has ended stays as it ended. */
export async function noteExport(
  db: Queryable,
  id: string,
  { state, rowsSent }: Pick<Export, 'state' | 'rowsSent'>,
  now: Date,
): Promise<void> {
  await db.query(
    `UPDATE exports SET state = $2, rows_sent = $3, seen_at = $4 WHERE id = $1 AND state = 'sending'`,
    [id, state, rowsSent, now],
  );
}
