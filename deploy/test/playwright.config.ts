import { defineConfig, devices } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../local-stack/src/start/options.ts';
import { testChromiumArguments, installedChromium } from '../../local-stack/src/testing/chromium.ts';
import { dockerStack } from './docker-stack.ts';

/** Started by deploy/test/run.ts with one composed stack. One test after the other: they stop and start its parts. */
const { variant, frontDoor, hostRules } = dockerStack();
const executablePath = installedChromium();
const resultFile = process.env['PLAYWRIGHT_RESULT_FILE'];

const journeys = ['booking/direct.spec.ts', 'changes/publish.spec.ts'];
for (const file of journeys) {
  // A journey that was moved would otherwise just not be run.
  if (!existsSync(join(repositoryRoot, 'astro-site/e2e/journeys', file)))
    throw new Error(`There is no journey ${file}.`);
}

export default defineConfig({
  outputDir: join(repositoryRoot, 'test-results/docker', variant, 'browser'),
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(resultFile ? [['json', { outputFile: resultFile }] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    // Certificates of Caddy's own authority and of the stand-ins; in production they are everybody's.
    ignoreHTTPSErrors: variant === 'production',
    ...(frontDoor && { proxy: { server: frontDoor, bypass: '127.0.0.1' } }),
    launchOptions: {
      args: [...testChromiumArguments(), ...hostRules],
      ...(executablePath && { executablePath }),
    },
  },
  projects: [
    ...(variant === 'production' ? [{ name: 'first', testDir: './first' }] : []),
    {
      // The same journeys as against `npm start`, to the letter; other devices make no difference to containers.
      name: 'journeys',
      testDir: '../../astro-site/e2e/journeys',
      testMatch: journeys,
      grepInvert: /on a phone|as it was in the beginning/,
    },
    { name: 'both', testDir: './both' },
    { name: variant, testDir: `./${variant}` },
  ],
});
