import { join } from 'node:path';
import { repositoryRoot } from '../start/options.ts';
import { playwrightCounts, vitestCounts } from './counts.ts';
import type { Stage } from './stages.ts';

/** Where every run of tests writes its results. */
export const results = join(repositoryRoot, 'test-results');

const npmRun = (title: string, script: string): Stage => ({
  title,
  command: ['npm', 'run', '--silent', script],
});

/** Each counts as one test. They run two at a time; the type checker reads a folder that the CMS's build writes. */
export const staticChecks: Stage[] = [
  { title: 'Builds', command: [process.execPath, join(import.meta.dirname, 'build.ts')] },
  npmRun('Lint', 'lint'),
  npmRun('Formatting', 'format:check'),
  npmRun('Types', 'typecheck'),
  npmRun('Unused code', 'unused'),
  npmRun('Packages', 'supply-chain'),
];

/** A run of Vitest over the files of one layer: `test/<layer>/` in each workspace, or those that are named. */
function vitest(title: string, layer: string, files: string[] = []): Stage {
  const resultFile = join(results, `${layer}.json`);
  const errorsFile = join(results, `${layer}-errors.txt`);
  return {
    title,
    command: [
      ...['vitest', 'run', ...files, '--reporter=default', '--reporter=json'],
      ...[
        `--outputFile.json=${resultFile}`,
        `--reporter=${join(import.meta.dirname, 'unhandled-errors.ts')}`,
      ],
    ],
    env: { TEST_LAYER: layer, VITEST_ERRORS_FILE: errorsFile },
    errorsFile,
    counts: vitestCounts,
    resultFile,
  };
}

function playwright(title: string, name: string, args: string[], env: Record<string, string> = {}): Stage {
  const resultFile = join(results, `${name}.json`);
  return {
    title,
    command: ['playwright', 'test', ...args],
    env: { PLAYWRIGHT_RESULT_FILE: resultFile, ...env },
    counts: playwrightCounts,
    resultFile,
  };
}

const releaseTests = (project: string) => ['--config', 'astro-site/e2e/pages', '--project', project];
const journeys = ['--config', 'astro-site/e2e/journeys'];

/** The proofs that `npm test` runs, small; `npm run test:promises` runs all of them at full size. */
const smallProofs = ['one-slot', 'one-payment', 'interleavings', 'faults/kills.test'];

/** The layers of docs/testing.md, cheapest first. Each runs alone: `npm run test:rules`, `test:service`, … */
export const layers = {
  rules: [vitest('Rules', 'rules')],
  service: [vitest('Service', 'service')],
  proofs: [vitest('Proofs, small', 'proofs', smallProofs)],
  pages: [vitest('Pages', 'pages'), playwright('Pages in a browser', 'pages-browser', releaseTests('pages'))],
  looks: [playwright('Looks', 'looks', releaseTests('looks'))],
  journeys: [playwright('Journeys', 'journeys', journeys)],
} satisfies Record<string, Stage[]>;

export type Layer = keyof typeof layers;

export const isLayer = (name: string): name is Layer => name in layers;

/** In `npm test` the looks are seen on a phone in English; alone, or in CI, at every width in every language. */
export const quickLooks = playwright('Looks, on a phone in English', 'looks', releaseTests('looks'), {
  LOOKS: 'quick',
});
