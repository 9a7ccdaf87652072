import pg from 'pg';
import type { DatabaseRoles } from './platform/owner-database.ts';
import { userOf } from './platform/owner-database.ts';

/** Any number; of migrations that end at the same time one grants after the other. */
const LOCK = 7_390_025;

/**
 * Lets the service's role use what is in the database and change nothing of its shape: rows are read and written; those of the
 * audit log, of signed days and of closed months are only read and added. Granted after every migration, so that new tables are
 * included. Does nothing where the service's role owns everything.
 */
export async function grantUse({
  ownerUrl,
  serviceRole,
}: Pick<DatabaseRoles, 'ownerUrl' | 'serviceRole'>): Promise<void> {
  if (userOf(ownerUrl) === serviceRole) return;
  const role = pg.escapeIdentifier(serviceRole);
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    for (const grant of [
      `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`,
      // The number of an enquiry is told in the answer that is stored with it.
      `GRANT USAGE ON SEQUENCE enquiries_id_seq TO ${role}`,
      `REVOKE UPDATE, DELETE ON audit_log, cash_ups, cash_up_counts, statements, statement_lines FROM ${role}`,
      `REVOKE INSERT, UPDATE, DELETE ON migrations FROM ${role}`,
    ])
      await client.query(grant);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
