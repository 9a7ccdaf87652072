import { config } from '../configuration/config.ts';
import { seedSteps } from '../seed/steps/index.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { askDatabase } from './quick-check.ts';

/** `npm run seed -w cms`: the first content; returns at once when it is there. */
const finished = await oneAtATime(config.CMS_DATABASE_URL);
const done = await askDatabase<{ name: string }>(config.CMS_DATABASE_URL, 'SELECT name FROM seed_steps');
if (done === null) {
  process.stderr.write('cms: the database has no tables yet. Run "npm run migrate -w cms" first.\n');
  process.exit(1);
}
const names = new Set(done.map(({ name }) => name));

if (seedSteps.every(({ name }) => names.has(name))) {
  process.stdout.write('cms: the content is seeded already.\n');
  await finished();
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
