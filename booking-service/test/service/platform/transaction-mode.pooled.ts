import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { isDatabaseUnavailable, openDatabase } from '../../../src/platform/database.ts';
import type { Database } from '../../../src/platform/database.ts';
import { createLogger } from '../../../src/platform/logger.ts';
import { aBooking } from '../../harness/builders.ts';
import { startTestService } from '../../harness/service.ts';

/** What `npm run test:pooled` has beside the tests of every run: what can only be seen at the pooler. */
const service = await startTestService();
const { database } = service;
const opened: Database[] = [];
function open(poolSize: number): Database {
  const db = openDatabase({ url: database.url, poolSize, log: createLogger('silent') });
  opened.push(db);
  return db;
}
afterAll(() => Promise.all(opened.map((db) => db.close())));

const name = new URL(database.url).pathname.slice(1);
interface Pool {
  database: string;
  cl_active: string;
  sv_active: string;
  sv_idle: string;
}
async function pool(): Promise<Pool | undefined> {
  const consoleUrl = new URL(inject('postgresUrl'));
  Object.assign(consoleUrl, { port: String(inject('poolerPort')), pathname: '/pgbouncer' });
  const client = new pg.Client({ connectionString: consoleUrl.href });
  await client.connect();
  const { rows } = await client.query<Pool>('SHOW POOLS');
  await client.end();
  return rows.find((row) => row.database === name);
}

/** Takes connections of the pooler and keeps them. @returns gives them back */
async function keepConnections(db: Database, count: number): Promise<() => Promise<void>> {
  const given = Promise.withResolvers<null>();
  const taken = Array.from({ length: count }, () => {
    const isTaken = Promise.withResolvers<null>();
    const transaction = db.transaction(async (trx) => {
      await trx.query('SELECT 1');
      isTaken.resolve(null);
      await given.promise;
    });
    return { isTaken: isTaken.promise, transaction };
  });
  await Promise.all(taken.map(({ isTaken }) => isTaken));
  return async () => {
    given.resolve(null);
    await Promise.all(taken.map(({ transaction }) => transaction));
  };
}

test('clients have more connections to the pooler than it has to Postgres', async () => {
  const copies = [open(8), open(8), open(8)];
  const asked = copies.flatMap((db) => Array.from({ length: 8 }, () => db.query('SELECT pg_sleep(0.1)')));
  await Promise.all(asked);
  const { cl_active: clients, sv_active: lent, sv_idle: kept } = (await pool()) ?? {};
  expect(Number(clients)).toBeGreaterThanOrEqual(asked.length);
  expect(Number(lent) + Number(kept)).toBeLessThanOrEqual(10);
});

test('a statement stays prepared for a client whose connection is another one each time', async () => {
  const one = open(1);
  const ask = async () => (await one.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
  const pids = new Set([await ask()]);
  const others = open(5);
  for (let kept = 1; kept <= 5; kept += 1) {
    const giveBack = await keepConnections(others, kept);
    pids.add(await ask());
    await giveBack();
  }
  expect(pids.size).toBeGreaterThan(1);
});

test('who gets no connection within ten seconds is told to come back, and is served when there is one', async () => {
  const giveBack = await keepConnections(open(10), 10);
  const since = Date.now();
  const [answer, failure] = await Promise.all([
    service.post('/api/bookings', aBooking()),
    open(1)
      .query('SELECT 1')
      .catch((error: unknown) => error),
  ]);
  expect(answer).toMatchObject({ status: 503, body: { type: 'not-ready' } });
  expect(failure).toMatchObject({ code: expect.stringMatching(/^08/) as unknown });
  expect(isDatabaseUnavailable(failure)).toBe(true);
  expect(Date.now() - since).toBeGreaterThan(8_000);
  await giveBack();
  expect(await service.post('/api/bookings', aBooking())).toMatchObject({ status: 201 });
}, 40_000);

test('a client that asks for limits of its own is refused: they would be nobody’s', async () => {
  const asking = new pg.Client({ connectionString: database.url, statement_timeout: 5_000 });
  await expect(asking.connect()).rejects.toThrow('statement_timeout');
});
