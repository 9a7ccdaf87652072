import { join } from 'node:path';
import { devices, type PlaywrightTestConfig } from '@playwright/test';
import { repositoryRoot } from '../../local-stack/src/start/options.ts';
import { installedChromium, testChromiumArguments } from '../../local-stack/src/testing/chromium.ts';

const executablePath = installedChromium();

/** Where `npm test` collects the counts; unset when Playwright is run by itself. */
const resultFile = process.env['PLAYWRIGHT_RESULT_FILE'];

/** What page tests, looks and journeys have in common. */
export const browserTests = {
  outputDir: join(repositoryRoot, 'test-results/browser'),
  fullyParallel: true,
  // A browser computes on several threads at once: a fourth would keep the others waiting, and no test would end sooner.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Ends a test that hangs. Journeys on a busy machine get the time they need; speed is for the benchmarks.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(resultFile ? [['json', { outputFile: resultFile }] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    // Drawing motion takes a third of the processor time. Tests about motion ask for it.
    reducedMotion: 'reduce',
    // A trace costs a quarter of the time: add `--trace=retain-on-failure` when one is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: testChromiumArguments(), ...(executablePath && { executablePath }) },
  },
} satisfies PlaywrightTestConfig;
