import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { inject } from 'vitest';
import { testEnvironment } from './environment.ts';

const run = promisify(execFile);
/** The folder that holds all workspaces. */
const thisRelease = path.resolve(import.meta.dirname, '../../..');
const template = 'cms_template';
/** Any number: whoever holds it is making the template. */
const templateLock = 726_001;

function urlOf(database: string): string {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${database}`;
  return url.href;
}

/** The same database through the pooler, where there is one. */
function throughPooler(databaseUrl: string): string {
  const port = inject('poolerPort');
  return port === null ? databaseUrl : Object.assign(new URL(databaseUrl), { port: String(port) }).href;
}

/**
 * Runs one of our commands as the local stack does, in a process of its own.
 * @param release whose code it runs: the folder that holds its workspaces
 */
export async function runCommand(
  name: 'migrate' | 'seed',
  databaseUrl: string,
  release = thisRelease,
): Promise<string> {
  const cwd = path.join(release, 'cms');
  const { stdout } = await run(process.execPath, [path.join(cwd, `src/commands/${name}.ts`)], {
    cwd,
    env: { ...process.env, NODE_ENV: 'development', ...testEnvironment(databaseUrl) },
  });
  return stdout;
}

/** With a connection to a database, which ends with the work. */
export async function withDatabase<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const withServer = <T>(work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withDatabase(urlOf('postgres'), work);

/** An empty database. */
export async function emptyDatabase(): Promise<string> {
  const name = `cms_${randomBytes(6).toString('hex')}`;
  await withServer((client) => client.query(`CREATE DATABASE ${name}`));
  return throughPooler(urlOf(name));
}

/** A migrated and seeded database for the caller alone; the first caller of a run makes the template. */
export async function seededDatabase(): Promise<string> {
  const name = `cms_${randomBytes(6).toString('hex')}`;
  await withServer(async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rowCount === 0) await makeTemplate(client);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
    await client.query('SELECT pg_advisory_unlock($1)', [templateLock]);
  });
  return throughPooler(urlOf(name));
}

/** Under another name until it is whole: a template left by a failed seed must not serve anybody. */
async function makeTemplate(client: pg.Client): Promise<void> {
  const unfinished = `${template}_unfinished`;
  await client.query(`DROP DATABASE IF EXISTS ${unfinished}`);
  await client.query(`CREATE DATABASE ${unfinished}`);
  await fill(urlOf(unfinished));
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
}

/** Migrates an empty database and seeds it, without pictures. */
export async function fill(databaseUrl: string, release = thisRelease): Promise<void> {
  await runCommand('migrate', databaseUrl, release);
  await skipPictures(databaseUrl);
  await runCommand('seed', databaseUrl, release);
}

/** Counts the steps that upload pictures as done: resizing takes its time, and tests bring their own small ones. */
async function skipPictures(databaseUrl: string): Promise<void> {
  await withDatabase(databaseUrl, (client) =>
    client.query(
      'INSERT INTO seed_steps (name, done_at) SELECT name, now() FROM unnest($1::text[]) AS name',
      [['albums', 'gallery', 'share-picture']],
    ),
  );
}
