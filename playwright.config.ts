import { defineConfig, devices } from '@playwright/test';
import { testChromiumArguments, installedChromium } from './local-stack/src/testing/chromium.ts';

const executablePath = installedChromium();

/** Where `npm test` collects the counts; unset when Playwright is run by itself. */
const resultFile = process.env['PLAYWRIGHT_RESULT_FILE'];

/** What changes what everybody sees, prices too; and what promises a time that other tests would take. */
const alone = ['**/changes/**', '**/*.alone.spec.ts'];

export default defineConfig({
  testDir: './astro-site/e2e',
  outputDir: './test-results/browser',
  globalSetup: './local-stack/src/testing/e2e-stack.ts',
  fullyParallel: true,
  // A browser computes on several threads at once: a fourth would keep the others waiting, and nobody would be sooner done.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // What ends a test that hangs. Whole journeys on a busy machine get the time they need; speed is for the benchmarks.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(resultFile ? [['json', { outputFile: resultFile }] as const] : [])],
  projects: [
    { name: 'visits', testIgnore: alone },
    // After all others, and one at a time.
    { name: 'changes', testMatch: alone, dependencies: ['visits'], workers: 1 },
  ],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    // Drawing what moves is a third of the processor time. Tests that are about motion ask for it.
    reducedMotion: 'reduce',
    // A trace costs a quarter of the time: `playwright test --trace=retain-on-failure <file>` when one is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: testChromiumArguments(), ...(executablePath && { executablePath }) },
  },
});
