import { config } from '../config.ts';
import { seedSteps } from '../seed/steps/index.ts';
import { askDatabase } from './quick-check.ts';

/** `npm run seed -w cms`: first content and first account; returns at once when both are there. */
const done = await askDatabase<{ name: string }>(config.CMS_DATABASE_URL, 'SELECT name FROM seed_steps');
const accounts = await askDatabase(config.CMS_DATABASE_URL, 'SELECT 1 FROM users LIMIT 1');
if (done === null || accounts === null) {
  process.stderr.write('cms: the database has no tables yet. Run "npm run migrate -w cms" first.\n');
  process.exit(1);
}
const names = new Set(done.map(({ name }) => name));

if (accounts.length > 0 && seedSteps.every(({ name }) => names.has(name))) {
  process.stdout.write('cms: the content is seeded already.\n');
} else {
  const { getPayload } = await import('payload');
  const { default: payloadConfig } = await import('../payload.config.ts');
  const { seed } = await import('../seed/seed.ts');
  const payload = await getPayload({ config: payloadConfig });
  const ran = await seed(payload);
  process.stdout.write(`cms: seeded ${ran.join(', ')}.\n`);
  // Payload keeps connections open.
  process.exit(0);
}
