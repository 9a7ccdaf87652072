import { defineConfig } from '@playwright/test';
import { browserTests } from '../playwright.base.ts';

/** `npm run test:pages` and `npm run test:looks`: the rendered release, with the API mocked at the network. */
export default defineConfig({
  ...browserTests,
  globalSetup: './release.ts',
  projects: [
    { name: 'pages', testDir: '.' },
    { name: 'looks', testDir: '../looks' },
  ],
});
