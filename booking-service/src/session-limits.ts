import pg from 'pg';

/**
 * What holds for every connection of the service's role, also for those that a pooler opens and lends out. Nothing of ours takes this
 * long; a statement that does is better refused than left to pile up.
 */
const limits = { statement_timeout: '10s', idle_in_transaction_session_timeout: '30s' };

/** Any number; of migrations that end at the same time one sets its limits after the other. */
const LOCK = 7_390_026;

/** For a connection of somebody who needs longer, like a migration of the role itself. */
export const unlimited = Object.keys(limits)
  .map((name) => `-c ${name}=0`)
  .join(' ');

/**
 * Sets the limits of the role for this database, as the role itself, which may. They hold from its next connection on.
 * Nothing to do where they are set.
 *
 * @param serviceUrl how the service's role connects
 */
export async function limitSessions(serviceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serviceUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await client.query<{ database: string; set: string[] }>(
      `SELECT quote_ident(current_database()) AS database, coalesce(s.setconfig, '{}') AS set FROM pg_database d
         LEFT JOIN pg_db_role_setting s ON s.setdatabase = d.oid AND s.setrole = current_user::regrole
        WHERE d.datname = current_database()`,
    );
    const { database, set = [] } = rows[0] ?? {};
    for (const [name, value] of Object.entries(limits))
      if (!set.includes(`${name}=${value}`))
        await client.query(`ALTER ROLE CURRENT_USER IN DATABASE ${database} SET ${name} = '${value}'`);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
