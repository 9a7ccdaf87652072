import { expect, test } from 'vitest';
import { migrate } from '../../../src/migrate.ts';
import { openReleaseBefore } from './earlier-release.ts';

const { db, databaseUrl } = await openReleaseBefore('0036');

/** By name: what later migrations add is nobody's business here. */
const ORDERS = 'SELECT id, email, phone, locale, created_at, forgotten_at FROM orders ORDER BY id';

const order = (id: number, locale: string) =>
  db.query(
    `INSERT INTO orders (id, email, phone, locale, created_at)
     VALUES (lpad($1::text, 10, '0'), 'mina@example.test', '+82 10 1234 5678', $2, now())`,
    [id, locale],
  );

test('a shop that has orders takes them in Japanese too, keeps those that it has, and takes no other language', async () => {
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
