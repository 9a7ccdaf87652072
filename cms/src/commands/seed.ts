import { config } from '../configuration/config.ts';
import { seedSteps } from '../seed/steps/index.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { askDatabase } from './quick-check.ts';

/** `npm run seed -w cms`: first content and first account; returns at once when both are there. */
const finished = await oneAtATime(config.CMS_DATABASE_URL);
const done = await askDatabase<{ name: string }>(config.CMS_DATABASE_URL, 'SELECT name FROM seed_steps');
const accounts = await askDatabase(config.CMS_DATABASE_URL, 'SELECT 1 FROM users LIMIT 1');
if (done === null || accounts === null) {
  process.stderr.write('cms: the database has no tables yet. Run "npm run migrate -w cms" first.\n');
  process.exit(1);
}
const names = new Set(done.map(({ name }) => name));

const needsAccount = accounts.length === 0 && config.CMS_ADMIN_EMAIL && config.CMS_ADMIN_PASSWORD;

if (!needsAccount && seedSteps.every(({ name }) => names.has(name))) {
  process.stdout.write('cms: the content is seeded already.\n');
  await finished();
} else {
  const { getPayload } = await import('payload');
  const { default: payloadConfig } = await import('../payload.config.ts');
  const { seed } = await import('../seed/seed.ts');
  const payload = await getPayload({ config: payloadConfig });
  const ran = await seed(payload);
  process.stdout.write(`cms: seeded ${ran.join(', ')}.\n`);
  if (accounts.length === 0 && !needsAccount)
    process.stdout.write(
      'cms: there is no account yet; make the first one with commands/create-manager.ts.\n',
    );
  // Payload keeps connections open.
  process.exit(0);
}
