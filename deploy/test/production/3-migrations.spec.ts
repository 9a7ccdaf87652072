import { expect, test } from '../fixtures.ts';

const copies = 3;

for (const { service, command, database, owner, key, list } of [
  {
    service: 'booking-migrate',
    command: [],
    database: 'booking',
    owner: 'booking_owner',
    key: 'BOOKING_OWNER_DATABASE_URL',
    list: 'SELECT name FROM migrations ORDER BY name',
  },
  {
    service: 'cms-migrate',
    // Without the sample content: its pictures would take their time.
    command: ['src/commands/migrate.ts'],
    database: 'cms',
    owner: 'cms',
    key: 'CMS_DATABASE_URL',
    list: 'SELECT name FROM payload_migrations WHERE batch > 0 ORDER BY name',
  },
]) {
  test(`${copies} copies of ${service} on an empty database migrate it once`, async ({ compose }) => {
    test.setTimeout(180_000);
    const fresh = `${database}_afresh`;
    await compose.sql('postgres', `CREATE DATABASE ${fresh} OWNER ${owner}`);
    try {
      const url = `${key}=postgres://${owner}@postgres:5432/${fresh}`;
      const run = () => compose.tryRun(['run', '--rm', '--no-deps', '-T', '-e', url, service, ...command]);
      const outputs = await Promise.all(Array.from({ length: copies }, run));
      for (const { code, text } of outputs) expect(code, text).toBe(0);
      const done = await compose.sql(fresh, list);
      expect(done).not.toBe('');
      expect(done).toBe(await compose.sql(database, list));
    } finally {
      await compose.sql('postgres', `DROP DATABASE ${fresh} WITH (FORCE)`);
    }
  });

  test(`${service} finds nothing to do while the service runs`, async ({ compose }) => {
    const before = await compose.sql(database, list);
    const { code, text } = await compose.tryRun(['run', '--rm', '--no-deps', '-T', service]);
    expect(code, text).toBe(0);
    expect(await compose.sql(database, list)).toBe(before);
  });
}

test('a role that cannot be set is not logged with its password', async ({ compose, docker }) => {
  await compose.sql('postgres', 'ALTER ROLE postgres SET default_transaction_read_only = on');
  try {
    const { code } = await compose.tryRun(['run', '--rm', '--no-deps', '-T', 'database-roles']);
    expect(code).not.toBe(0);
  } finally {
    const undo =
      'SET default_transaction_read_only = off; ALTER ROLE postgres RESET default_transaction_read_only';
    await compose.sql('postgres', undo);
  }
  const log = await compose.run(['logs', 'postgres']);
  expect(log).toContain('read-only transaction');
  for (const [key, password] of Object.entries(docker.settings))
    if (key.endsWith('_DATABASE_PASSWORD')) expect(log, key).not.toContain(password);
});
