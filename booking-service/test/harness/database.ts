import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A database of one test file's own, migrated like the real one. */
export interface TestDatabase {
  /** As the service connects: a role that may use the rows and owns nothing. */
  url: string;
  /** As a superuser, for what a test does beside the service. */
  adminUrl: string;
  drop(): Promise<void>;
}

async function asSuperuser(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Copies the migrated template, which takes a few hundredths of a second. */
export const createTestDatabase = () => createDatabase(`TEMPLATE ${inject('bookingTemplate')}`);

/** One that nobody has migrated yet. */
export const createEmptyDatabase = () => createDatabase('TEMPLATE template0');

async function createDatabase(how: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asSuperuser(`CREATE DATABASE ${name} ${how}`);
  const on = (address: string) => Object.assign(new URL(address), { pathname: `/${name}` }).href;
  const [url, adminUrl] = [on(inject('bookingUrl')), on(inject('postgresUrl'))];
  return { url, adminUrl, drop: () => asSuperuser(`DROP DATABASE ${name} WITH (FORCE)`) };
}
