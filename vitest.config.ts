import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { WaitingFirst } from './local-stack/src/testing/waiting-first.ts';

/** Projects with a browser-like environment or special needs say so in their own test files (`// @vitest-environment`). */
const project = (name: string) => ({
  test: {
    name,
    root: `./${name}`,
    // What a project prepares for its own tests alone.
    globalSetup: existsSync(`${name}/test/global-setup.ts`) ? './test/global-setup.ts' : [],
    include: ['test/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    globalSetup: './local-stack/src/testing/global-setup.ts',
    projects: ['shared', 'booking-service', 'astro-site', 'cms', 'local-stack'].map(project),
    // Two cores: more workers than this only make timing-sensitive tests slower.
    maxWorkers: 2,
    sequence: { sequencer: WaitingFirst },
  },
});
