import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../../src/platform/database.ts';
import { createLogger } from '../../../src/platform/logger.ts';
import { limitSessions } from '../../../src/session-limits.ts';
import { createEmptyDatabase } from '../../harness/database.ts';

const database = await createEmptyDatabase();
const open = (url: string) => openDatabase({ url, poolSize: 2, log: createLogger('silent') });
const ways = { throughPooler: open(database.url), direct: open(database.directUrl) };
afterAll(async () => {
  await Promise.all(Object.values(ways).map((db) => db.close()));
  await database.drop();
});

test.concurrent.each(Object.entries(ways))(
  'a statement that takes too long is ended (%s)',
  async (_way, db) => {
    const since = Date.now();
    await expect(db.query('SELECT pg_sleep(15)')).rejects.toMatchObject({ code: '57014' });
    expect(Date.now() - since).toBeLessThan(12_000);
  },
);

test.each(Object.entries(ways))('a transaction may not idle (%s)', async (_way, db) => {
  const { rows } = await db.query(`SHOW idle_in_transaction_session_timeout`);
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '30s' }]);
});

test('migrations that end at the same time set the limits one after the other, again and again', async () => {
  const again = Array.from({ length: 4 }, () => limitSessions(database.directUrl));
  await expect(Promise.all(again)).resolves.toHaveLength(4);
});
