import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../../local-stack/src/start/options.ts';
import { parseSettings } from '../docker-stack.ts';
import { expect, test } from '../fixtures.ts';

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');
const composeFiles = ['docker-compose.yml', 'docker-compose.production.yml'].map(read).join('\n');

/** Keys without which compose refuses to do anything. */
const requiredKeys = [
  ...new Set([...composeFiles.matchAll(/\$\{([A-Z0-9_]+):\?/g)].map(([, key = '']) => key)),
];

test('a missing key stops the start with its name', async ({ compose, docker }) => {
  expect(requiredKeys.length).toBeGreaterThan(8);
  for (const key of requiredKeys) {
    const { code, text } = await compose.tryRun(['config', '--quiet'], { env: { [key]: '' } });
    expect(code, key).not.toBe(0);
    expect(text, key).toContain(key);
  }
  expect(docker.settings.SITE_DOMAIN).toBeTruthy();
});

test('.env.production.example names every key that the compose files read', () => {
  const example = read('.env.production.example');
  const readKeys = new Set([...composeFiles.matchAll(/\$\{([A-Z0-9_]+)[:}?-]/g)].map(([, key = '']) => key));
  // Commented keys count: those are the ones with a default.
  const named = new Set([...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, key = '']) => key));
  const ofDevelopment = /^(SITE|CMS|BOOKING_SERVICE|PREVIEW|SIMULATOR|INBOX|PUBLISHER|SMTP|POSTGRES)_PORT$/;
  expect([...readKeys].filter((key) => !named.has(key) && !ofDevelopment.test(key))).toEqual([]);
  const values = parseSettings(example);
  // Nothing in it opens anything: what must be secret is empty or refused as an example.
  expect(
    Object.keys(values).filter((key) => /(PASSWORD|SECRET|SECRET_KEY|TOKEN)$/.test(key) && values[key]),
  ).toEqual([]);
});

const examples: [key: string, value: string, service: string][] = [
  ['CONTENT_API_TOKEN', 'local-content-token-for-docker-compose', 'booking-migrate'],
  ['CONTENT_API_TOKEN', 'local-content-token-for-docker-compose', 'cms-migrate'],
  ['PROOF_OF_WORK_SECRET', 'local-proof-of-work-secret-for-docker-compose', 'booking-migrate'],
  ['SEALING_SECRET', 'local-sealing-secret-for-docker-compose', 'booking-migrate'],
  ['PAYLOAD_SECRET', 'local-payload-secret-for-docker-compose', 'cms-migrate'],
  ['TOSS_SECRET_KEY', 'test_sk_local_simulator', 'booking-migrate'],
  ['TOSS_CLIENT_KEY', 'test_ck_local_simulator', 'booking-migrate'],
  ['SMTP_URL', 'smtp://mail-catcher:1025', 'booking-migrate'],
  ['BOOKING_DATABASE_PASSWORD', 'local-booking-password', 'booking-migrate'],
  ['BOOKING_OWNER_DATABASE_PASSWORD', 'local-booking-owner-password', 'booking-migrate'],
  ['CMS_DATABASE_PASSWORD', 'local-cms-password', 'cms-migrate'],
];

for (const [key, value, service] of examples) {
  test(`an example as ${key} stops ${service} with its name`, async ({ compose }) => {
    const run = ['run', '--rm', '--no-deps', '-T', service];
    const { code, text } = await compose.tryRun(run, { env: { [key]: value } });
    expect(code).not.toBe(0);
    expect(text).toContain(key);
    expect(text).not.toContain(value);
  });
}
