import { defineConfig } from 'vitest/config';

/** `npm run test:observability`: tests that need Prometheus itself, and the whole product. */
export default defineConfig({
  test: {
    name: 'observability',
    root: import.meta.dirname,
    include: ['*.live.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    // A first start builds the CMS and the site.
    hookTimeout: 480_000,
    expect: { poll: { timeout: 45_000 } },
  },
});
