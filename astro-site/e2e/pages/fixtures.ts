import { expect, test as base } from '../browser.ts';
import { startMockApi, type MockApi } from './mock-api.ts';

interface Fixtures {
  /** Where the release is served, without a slash at the end. */
  site: string;
  /** The booking service as this test wants it. What is not said here or in `defaults.ts` fails the test. */
  api: MockApi;
}

/** Playwright's `test` with the rendered release and an API that the test plays: no database, no CMS, no booking service. */
export const test = base.extend<Fixtures>({
  site: async ({}, use) => {
    const url = process.env['RELEASE_URL'];
    if (!url) throw new Error('RELEASE_URL is not set: run the page tests with "npm run test:pages".');
    await use(url);
  },
  baseURL: async ({ site }, use) => use(site),
  api: async ({}, use) => {
    const api = await startMockApi();
    await use(api);
    api.close();
  },
  prepare: async ({ api }, use) => use((context) => api.mock(context)),
});

export { expect };
