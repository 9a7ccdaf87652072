import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import { afterAll, expect, inject, test } from 'vitest';
import { migrate } from '../../src/migrate.ts';
import { openDatabase } from '../../src/platform/database.ts';
import { createLogger } from '../../src/platform/logger.ts';

const dir = fileURLToPath(new URL('../../migrations', import.meta.url));
const name = `test_${randomBytes(8).toString('hex')}`;
const databaseUrl = Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href;
const open = (url: string) => openDatabase({ url, poolSize: 2, log: createLogger('silent') });
const server = open(inject('postgresUrl'));
await server.query(`CREATE DATABASE ${name}`);
const db = open(databaseUrl);
afterAll(async () => {
  await db.close();
  await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await server.close();
});

/** By name: what later migrations add is nobody's business here. */
const ORDERS = 'SELECT id, email, phone, locale, created_at, forgotten_at FROM orders ORDER BY id';

const order = (id: number, locale: string) =>
  db.query(
    `INSERT INTO orders (id, email, phone, locale, created_at)
     VALUES (lpad($1::text, 10, '0'), 'mina@example.test', '+82 10 1234 5678', $2, now())`,
    [id, locale],
  );

test('a shop that has orders takes them in Japanese too, keeps those that it has, and takes no other language', async () => {
  const count = readdirSync(dir).filter((file) => file < '0036').length;
  const options = { dir, direction: 'up', migrationsTable: 'migrations', log: () => undefined } as const;
  await runner({ databaseUrl, ...options, count });
  for (const [id, locale] of ['en', 'ko', 'zh'].entries()) await order(id, locale);
  await expect(order(3, 'ja')).rejects.toThrow('orders_locale_check');
  const { rows: before } = await db.query(ORDERS);

  expect(await migrate(databaseUrl)).toContain('0036_japanese');

  expect((await db.query(ORDERS)).rows).toEqual(before);
  await order(3, 'ja');
  await expect(order(4, 'fr')).rejects.toThrow('orders_locale_check');
  const { rows } = await db.query(
    `SELECT convalidated AS "holdsForAll" FROM pg_constraint WHERE conname = 'orders_locale_check'`,
  );
  expect(rows).toEqual([{ holdsForAll: true }]);
});
