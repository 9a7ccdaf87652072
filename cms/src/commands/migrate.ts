import { config } from '../configuration/config.ts';
import { migrations } from '../migrations/index.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { askDatabase } from './quick-check.ts';

/** `npm run migrate -w cms`: brings the database up to date; returns at once when it is. */
const finished = await oneAtATime(config.CMS_DATABASE_URL);
const known = await askDatabase<{ name: string }>(
  config.CMS_DATABASE_URL,
  'SELECT name FROM payload_migrations',
);
const done = new Set(known?.map(({ name }) => name));
const missing = migrations.filter(({ name }) => !done.has(name));

if (missing.length === 0) {
  process.stdout.write('cms: the database is up to date.\n');
  await finished();
} else {
  process.env['PAYLOAD_MIGRATING'] = 'true';
  const { getPayload } = await import('payload');
  const { default: payloadConfig } = await import('../payload.config.ts');
  const payload = await getPayload({ config: payloadConfig, disableOnInit: true });
  await payload.db.migrate();
  await payload.destroy();
  process.stdout.write(`cms: ${missing.length} migration${missing.length === 1 ? '' : 's'} applied.\n`);
  // Payload keeps connections open.
  process.exit(0);
}
