import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './local-stack/src/testing/longest-first.ts';

/**
 * Files have servers, databases and clocks of their own, so workers load the code under test once, not once for each file. Proofs are
 * measured in a process of their own.
 */
const needsOwnProcess = process.env.PROOF !== undefined;

/** One layer of docs/testing.md, or every test of Vitest where none is chosen. */
const layer = process.env.TEST_LAYER ?? '**';

/** Proofs that need the whole product or the release before run at full size only, never beside the builds of `npm test`. */
const largeProofs = process.env.PROOF === undefined ? [] : ['test/proofs/**/*.proof.ts'];

/** What can only be seen at a pooler: `npm run test:pooled`. */
const pooled = process.env.POOLED === undefined ? [] : ['test/service/**/*.pooled.ts'];

/** Rules about files of `deploy`: no engine is needed. */
const deployRules = ['**', 'rules'].includes(layer) ? ['test/*.test.ts'] : [];

const project = (name: string) => {
  // What a project prepares for its own tests alone, once and before each file.
  const ownFile = (file: string) => [join(import.meta.dirname, name, 'test', file)].filter(existsSync);
  return {
    test: {
      name,
      root: `./${name}`,
      globalSetup: ownFile('global-setup.ts'),
      setupFiles: ownFile('setup.ts'),
      isolate: needsOwnProcess,
      include: [
        `test/${layer}/**/*.test.{ts,tsx}`,
        ...largeProofs,
        ...pooled,
        ...(name === 'deploy' ? deployRules : []),
      ],
      passWithNoTests: true,
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
