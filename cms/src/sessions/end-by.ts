import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';

/**
 * Ends the sessions that a statement deletes from `users_sessions`, and notes it: Payload writes an account's sessions back as
 * it has read them, and what is noted is taken away again.
 */
export const endedBy = (deletion: SQL): SQL => sql`
  WITH gone AS (${deletion} RETURNING id)
  INSERT INTO session_details (session_id, begun_at, ended_at) SELECT id, now(), now() FROM gone
  ON CONFLICT (session_id) DO UPDATE SET ended_at = excluded.ended_at`;
