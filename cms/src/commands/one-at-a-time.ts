import pg from 'pg';

/** Key of the advisory lock: any number that nothing else in this database uses. */
const PREPARATION_LOCK = 7_210_424;

/**
 * Waits until no other process prepares the same database, then keeps all others waiting: several copies of a new version
 * may start together, and Payload's migrations have no lock of their own. The lock ends with the process at the latest. It belongs to a
 * transaction and not to the session: a pooler lends its session to others, who would have the lock.
 *
 * @returns ends the lock
 */
export async function oneAtATime(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  // The transaction is idle while the work is done elsewhere, for as long as that takes.
  await client.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0');
  await client.query('SELECT pg_advisory_xact_lock($1)', [PREPARATION_LOCK]);
  return () => client.end();
}
