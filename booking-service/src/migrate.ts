import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { orExit } from 'shared/configuration/or-exit.ts';
import { grantUse } from './grants.ts';
import { retrying } from './platform/database.ts';
import { readDatabaseRoles } from './platform/owner-database.ts';
import { limitSessions, unlimited } from './session-limits.ts';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/**
 * Brings the database at `databaseUrl` to the newest migration, all or nothing. Several copies may do this at once: each
 * waits for an advisory lock, and the later ones find nothing left to do. The lock belongs to the connection, so the address has to
 * lead to Postgres itself. When it and a booking wait for each other and Postgres ends it, it starts again.
 *
 * @param folder the migrations, in the order of their names
 * @returns names of the migrations that were run
 */
export function migrate(databaseUrl: string, folder = migrationsFolder): Promise<string[]> {
  return retrying(() => migrateOnce(databaseUrl, folder));
}

async function migrateOnce(databaseUrl: string, folder: string): Promise<string[]> {
  // The library does not wait for the end of a connection that it has opened.
  const dbClient = new pg.Client({ connectionString: databaseUrl, options: unlimited });
  await dbClient.connect();
  try {
    const done = await runner({
      dbClient,
      dir: folder,
      direction: 'up',
      migrationsTable: 'migrations',
      advisoryLockMode: 'wait',
      log: () => undefined,
    });
    return done.map(({ name }) => name);
  } finally {
    await dbClient.end();
  }
}

if (import.meta.main) {
  const roles = orExit(process, 'migration', readDatabaseRoles);
  const done = await migrate(roles.ownerUrl);
  await grantUse(roles);
  await limitSessions(roles.serviceUrl);
  process.stdout.write(done.length > 0 ? `Migrated: ${done.join(', ')}\n` : 'Nothing to migrate\n');
}
