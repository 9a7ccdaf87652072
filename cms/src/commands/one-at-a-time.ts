import pg from 'pg';

/** Key of the advisory lock: any number that nothing else in this database uses. */
const PREPARATION_LOCK = 7_210_424;

/**
 * Waits until no other process prepares the same database, then keeps all others waiting: several copies of a new version
 * may start together, and Payload's migrations have no lock of their own. The lock ends with the process at the latest.
 *
 * @returns ends the lock
 */
export async function oneAtATime(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  await client.query('SELECT pg_advisory_lock($1)', [PREPARATION_LOCK]);
  return () => client.end();
}
