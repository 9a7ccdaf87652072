import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../start/options.ts';
import { howToInstallChromium, installedChromium } from './chromium.ts';
import { type Counts, playwrightCounts, summaryLine, total, vitestCounts } from './counts.ts';

/**
 * What `npm test` runs, cheapest first: the static checks side by side, then the tests. Every stage runs, so that one
 * look shows everything that is wrong; the last line adds up. A static check counts as one test.
 */
const results = join(repositoryRoot, 'test-results');
const vitestFile = join(results, 'vitest.json');
const playwrightFile = join(results, 'playwright.json');

interface Stage {
  title: string;
  command: string[];
  env?: Record<string, string>;
  /** Reads how many tests passed and failed; without it the stage is one test. */
  counts?: (file: unknown) => Counts;
  resultFile?: string;
}

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

const seconds = (sinceMs: number) => `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`;

/** Runs a stage; `isQuiet` keeps its output together until it has ended, so that stages can run side by side. */
async function runStage(stage: Stage, isQuiet = false): Promise<Counts> {
  const startedAt = Date.now();
  const heading = `\n── ${stage.title} ${'─'.repeat(Math.max(0, 90 - stage.title.length))}\n`;
  if (!isQuiet) process.stdout.write(heading);
  const [program = '', ...args] = stage.command;
  const stream = isQuiet ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    cwd: repositoryRoot,
    stdio: ['ignore', stream, stream],
    env: { ...process.env, ...stage.env },
    shell: process.platform === 'win32',
  });
  const output: Buffer[] = [];
  for (const part of [child.stdout, child.stderr]) part?.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (isQuiet) process.stdout.write(heading + Buffer.concat(output).toString());
  const counts = countsOf(stage, code === 0);
  process.stdout.write(`\n${stage.title}: ${summaryLine(counts)} (${seconds(startedAt)})\n`);
  return counts;
}

function countsOf(stage: Stage, hasSucceeded: boolean): Counts {
  const oneTest = hasSucceeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!stage.counts || !stage.resultFile) return oneTest;
  if (!existsSync(stage.resultFile)) return { passed: 0, failed: 1 };
  const counts = stage.counts(JSON.parse(readFileSync(stage.resultFile, 'utf8')));
  // A run can fail without a failed test: a file that cannot be loaded, a setup that breaks.
  return hasSucceeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** Browser tests need a browser: one of the machine, or Playwright's own, which is fetched where that is possible. */
function ensureChromium(): void {
  if (installedChromium()) return;
  const install = spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit', cwd: repositoryRoot });
  if (install.status !== 0) process.stdout.write(`\n${howToInstallChromium}\n`);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const startedAt = Date.now();
const counts: Counts[] = [];
process.stdout.write(`\n${checks.map(({ title }) => title).join(', ')} …\n`);
counts.push(...(await Promise.all(checks.map((stage) => runStage(stage, true)))));
ensureChromium();
for (const stage of tests) counts.push(await runStage(stage));

const sum = total(counts);
process.stdout.write(`\nAll of it took ${seconds(startedAt)}.\n${summaryLine(sum)}\n`);
writeFileSync(join(results, 'summary.txt'), `${summaryLine(sum)}\n`);
process.exit(sum.failed === 0 ? 0 : 1);
