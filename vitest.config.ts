import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './local-stack/src/testing/longest-first.ts';

/**
 * Each of their files has a server, a database and a clock of its own, so workers may load the code under test once, not once for each
 * file. Elsewhere a process holds what there is only one of: Payload, a renderer, a supervisor. Proofs are measured in one of their own.
 */
const sharesWorkers = ['shared', 'booking-service'];

/** Proofs that need the whole product run with the others of docs/promises.md, never beside the builds of `npm test`. */
const proofs = process.env.PROOF === undefined ? [] : ['test/**/*.proof.ts'];

const project = (name: string) => {
  // What a project prepares for its own tests alone.
  const ownSetup = join(import.meta.dirname, name, 'test/global-setup.ts');
  return {
    test: {
      name,
      root: `./${name}`,
      globalSetup: existsSync(ownSetup) ? ownSetup : [],
      isolate: process.env.PROOF !== undefined || !sharesWorkers.includes(name),
      include: ['test/**/*.test.{ts,tsx}', ...proofs],
      testTimeout: 20_000,
      // What is polled for comes by the work of another process; Vitest's own second is less than a busy machine may need.
      expect: { poll: { timeout: 15_000 } },
      hookTimeout: 60_000,
    },
  };
};

export default defineConfig({
  test: {
    globalSetup: './local-stack/src/testing/global-setup.ts',
    projects: ['shared', 'booking-service', 'astro-site', 'cms', 'local-stack', 'deploy'].map(project),
    // Two cores: more workers than this only make timing-sensitive tests slower.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
});
