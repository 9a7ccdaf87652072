import { expect, test } from '../fixtures.ts';

const copies = 3;

for (const { service, command, database, key, list } of [
  {
    service: 'booking-migrate',
    command: [],
    database: 'booking',
    key: 'BOOKING_DATABASE_URL',
    list: 'SELECT name FROM migrations ORDER BY name',
  },
  {
    service: 'cms-migrate',
    // Without the sample content, which has pictures to draw.
    command: ['src/commands/migrate.ts'],
    database: 'cms',
    key: 'CMS_DATABASE_URL',
    list: 'SELECT name FROM payload_migrations WHERE batch > 0 ORDER BY name',
  },
]) {
  test(`${copies} copies of ${service} on an empty database migrate it once`, async ({ compose }) => {
    test.setTimeout(180_000);
    const fresh = `${database}_afresh`;
    await compose.sql('postgres', `CREATE DATABASE ${fresh} OWNER ${database}`);
    try {
      const url = `${key}=postgres://${database}@postgres:5432/${fresh}`;
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
