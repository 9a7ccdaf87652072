import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../start/options.ts';
import { ensureChromium } from './chromium.ts';
import { type Counts, playwrightCounts, summary, total, vitestCounts } from './counts.ts';
import { runStage, seconds, type Stage } from './stages.ts';

/**
 * What `npm test` runs, cheapest first: the static checks side by side, then the tests. Every stage runs, so that one
 * look shows everything that is wrong; the last line adds up. A static check counts as one test.
 */
const results = join(repositoryRoot, 'test-results');
const vitestFile = join(results, 'vitest.json');
const playwrightFile = join(results, 'playwright.json');

const checks: Stage[] = [
  { title: 'Formatting', command: ['npm', 'run', '--silent', 'format:check'] },
  { title: 'Lint', command: ['npm', 'run', '--silent', 'lint'] },
  { title: 'Types', command: ['npm', 'run', '--silent', 'typecheck'] },
];

const tests: Stage[] = [
  {
    title: 'Unit and integration tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`],
    counts: vitestCounts,
    resultFile: vitestFile,
  },
  {
    title: 'Browser tests',
    command: ['playwright', 'test'],
    env: { PLAYWRIGHT_RESULT_FILE: playwrightFile },
    counts: playwrightCounts,
    resultFile: playwrightFile,
  },
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const startedAt = Date.now();
const counts: Counts[] = [];
process.stdout.write(`\n${checks.map(({ title }) => title).join(', ')} …\n`);
counts.push(...(await Promise.all(checks.map((stage) => runStage(stage, true)))));
ensureChromium();
for (const stage of tests) counts.push(await runStage(stage));

const sum = total(counts);
process.stdout.write(`\nAll of it took ${seconds(startedAt)}.\n${summary(sum)}`);
writeFileSync(join(results, 'summary.txt'), summary(sum));
process.exit(sum.failed === 0 ? 0 : 1);
