import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { limitSessions } from '../../src/session-limits.ts';

/** A database of one test file's own, migrated like the real one. */
export interface TestDatabase {
  /** As the service connects: a role that may use the rows and owns nothing. Through the pooler, where there is one. */
  url: string;
  /** The same past the pooler, for tests about connections themselves. */
  directUrl: string;
  /** As a superuser, for what a test does beside the service. */
  adminUrl: string;
  drop(): Promise<void>;
}

/** The same address, through the pooler where there is one. */
const throughPooler = (address: string): string => atPort(address, inject('poolerPort'));

/** The same address, past the pooler. */
export const pastPooler = (address: string): string =>
  new URL(address).port === String(inject('poolerPort'))
    ? atPort(address, Number(new URL(inject('postgresUrl')).port))
    : address;

const atPort = (address: string, port: number | null): string =>
  port === null ? address : Object.assign(new URL(address), { port: String(port) }).href;

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
  const [directUrl, adminUrl] = [on(inject('bookingUrl')), on(inject('postgresUrl'))];
  // Which goes with a database, and not with its copies.
  await limitSessions(directUrl);
  const url = throughPooler(directUrl);
  return { url, directUrl, adminUrl, drop: () => asSuperuser(`DROP DATABASE ${name} WITH (FORCE)`) };
}
