import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DockerStack } from '../docker-stack.ts';
import { expect, test } from '../fixtures.ts';

const keys = [
  'POSTGRES_PASSWORD',
  'BOOKING_OWNER_DATABASE_PASSWORD',
  'BOOKING_DATABASE_PASSWORD',
  'CMS_DATABASE_PASSWORD',
  'PAYLOAD_SECRET',
  'CONTENT_API_TOKEN',
  'PROOF_OF_WORK_SECRET',
  'SEALING_SECRET',
  'TOSS_SECRET_KEY',
  'SMTP_URL',
];
const inFiles = Object.fromEntries(keys.map((key) => [key, 'file']));

/** The same secrets as files; answers with the environment that names them. */
function asFiles({ settings, composeEnv }: DockerStack, folder: string): Record<string, string> {
  mkdirSync(folder, { recursive: true });
  for (const key of keys) writeFileSync(join(folder, key.toLowerCase()), `${settings[key]}\n`);
  const files = `${composeEnv.COMPOSE_FILE}:docker-compose.secrets.yml`;
  return { ...inFiles, SECRETS_DIR: folder, COMPOSE_FILE: files };
}

const tasks = [
  { task: ['database-roles'], firstKey: 'POSTGRES_PASSWORD' },
  { task: ['booking-migrate'], firstKey: 'CONTENT_API_TOKEN' },
  { task: ['cms-migrate', 'src/commands/migrate.ts'], firstKey: 'CONTENT_API_TOKEN' },
];

test('secrets can come from files', async ({ compose, docker }, testInfo) => {
  const env = asFiles(docker, testInfo.outputPath('secrets'));
  for (const { task } of tasks) {
    const { code, text } = await compose.tryRun(['run', '--rm', '--no-deps', '-T', ...task], { env });
    expect(code, text).toBe(0);
  }
});

test('files that nobody named stop the start with the name of the key', async ({ compose }) => {
  for (const { task, firstKey } of tasks) {
    const { code, text } = await compose.tryRun(['run', '--rm', '--no-deps', '-T', ...task], {
      env: inFiles,
    });
    expect(code).not.toBe(0);
    expect(text).toContain(firstKey);
  }
});
