import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../start/options.ts';
import { ensureChromium } from './chromium.ts';
import { type Counts, playwrightCounts, summary, total, vitestCounts } from './counts.ts';
import { runStage, seconds, type Stage } from './stages.ts';

/**
 * What `npm test` runs. Tests wait as much as they compute: builds use the pauses of the first ones, static checks those of the
 * browser tests, the last of which run one at a time. Every stage runs, so that one look shows everything that is wrong; the last
 * line adds up. A static check or a build counts as one test.
 */
const results = join(repositoryRoot, 'test-results');
const vitestFile = join(results, 'vitest.json');
const errorsFile = join(results, 'vitest-errors.txt');
const playwrightFile = join(results, 'playwright.json');

const inPauses = (title: string, ...command: string[]): Stage => ({ title, command, isPatient: true });
const npmRun = ['npm', 'run', '--silent'];
const checks = [
  inPauses('Formatting', ...npmRun, 'format:check'),
  inPauses('Lint', ...npmRun, 'lint'),
  inPauses('Unused code', ...npmRun, 'unused'),
  inPauses('Packages', ...npmRun, 'supply-chain'),
  inPauses('Types', ...npmRun, 'typecheck'),
];
const builds = inPauses('Builds', process.execPath, join(import.meta.dirname, 'build.ts'));

const unitAndIntegration: Stage = {
  title: 'Unit and integration tests',
  command: [
    ...['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`],
    `--reporter=${join(import.meta.dirname, 'unhandled-errors.ts')}`,
  ],
  env: { VITEST_ERRORS_FILE: errorsFile },
  errorsFile,
  counts: vitestCounts,
  resultFile: vitestFile,
};
const browser: Stage = {
  title: 'Browser tests',
  command: ['playwright', 'test'],
  env: { PLAYWRIGHT_RESULT_FILE: playwrightFile },
  counts: playwrightCounts,
  resultFile: playwrightFile,
};

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const startedAt = Date.now();
const counts: Counts[] = [];
process.stdout.write(`\n${[builds, ...checks].map(({ title }) => title).join(', ')} …\n`);
const built = runStage(builds, true);
counts.push(await runStage(unitAndIntegration), await built);
const checked = runChecks();
ensureChromium();
counts.push(await runStage(browser));
await checked;

const sum = total(counts);
process.stdout.write(`\nAll of it took ${seconds(startedAt)}.\n${summary(sum)}`);
writeFileSync(join(results, 'summary.txt'), summary(sum));
process.exit(sum.failed === 0 ? 0 : 1);

/** One after the other: each takes a gigabyte. Not before the builds: the type checker reads a folder that the CMS's build writes. */
async function runChecks(): Promise<void> {
  for (const stage of checks) counts.push(await runStage(stage, true));
}
