import { defineConfig } from '@playwright/test';
import { browserTests } from '../playwright.base.ts';

/** Tests that change what every page shows, prices too, or that promise a time which other tests would take. */
const alone = ['**/changes/**', '**/*.alone.spec.ts'];

/** `npm run test:journeys`: the whole product, started as `npm start` does. */
export default defineConfig({
  ...browserTests,
  globalSetup: '../../../local-stack/src/testing/e2e-stack.ts',
  testDir: '.',
  projects: [
    { name: 'journeys', testIgnore: alone },
    // After all others, and one at a time.
    { name: 'changes', testMatch: alone, dependencies: ['journeys'], workers: 1 },
  ],
});
