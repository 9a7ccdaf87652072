import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initialCatalogue } from 'shared/catalogue/initial-catalogue.ts';
import { afterAll, inject } from 'vitest';
import { migrate } from '../../../src/migrate.ts';
import { openDatabase, type Database } from '../../../src/platform/database.ts';
import { createLogger } from '../../../src/platform/logger.ts';

const dir = fileURLToPath(new URL('../../../migrations', import.meta.url));
const open = (url: string) => openDatabase({ url, poolSize: 2, log: createLogger('silent') });

/** The prices that everything stored there was sold by. */
export async function storeFirstCatalogue(db: Database): Promise<void> {
  const { rules, addons } = initialCatalogue;
  await db.query('INSERT INTO catalogue_versions (version, rules, addons) VALUES (1, $1, $2)', [
    JSON.stringify(rules),
    JSON.stringify(addons),
  ]);
}

/**
 * A database as the release before a migration has left it; gone after the tests of the file.
 *
 * @param migration how its name begins: "0037"
 */
export async function openReleaseBefore(migration: string): Promise<{ db: Database; databaseUrl: string }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const databaseUrl = Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href;
  const server = open(inject('postgresUrl'));
  await server.query(`CREATE DATABASE ${name}`);
  const db = open(databaseUrl);
  afterAll(async () => {
    await db.close();
    await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await server.close();
  });
  const count = readdirSync(dir).filter((file) => file < migration).length;
  await migrate(databaseUrl, count);
  return { db, databaseUrl };
}
