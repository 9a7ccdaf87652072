import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Fault } from './fault.ts';
import { playwrightResults, vitestResults } from './test-report.ts';
import type { TestResult } from './test-report.ts';

/** Test files, and the parts of test names to run; all tests if `titles` is empty. */
interface Chosen {
  files: string[];
  titles: string[];
}

/** Returns the tests of these faults. */
export function testsFor(faults: readonly Fault[]): Chosen {
  const files = [...new Set(faults.map(({ caughtBy }) => caughtBy))];
  const titles = new Set(faults.map(({ test }) => test ?? ''));
  return { files, titles: titles.has('') ? [] : [...titles] };
}

export const isBrowserTest = (file: string) => file.endsWith('.spec.ts');

/** Journeys have a configuration of their own: they start the product. */
export const isJourney = (file: string) => file.startsWith('astro-site/e2e/journeys/');

const MINUTE_MS = 60_000;
const vitest = {
  minutes: 6,
  read: vitestResults,
  commandOf: ({ files }: Chosen, pattern: string[], report: string) => [
    ...['node_modules/vitest/vitest.mjs', 'run', ...files, ...pattern.flatMap((one) => ['-t', one])],
    ...[...new Set(files.map((file) => file.split('/', 1)[0] ?? ''))].flatMap((name) => ['--project', name]),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ],
  stopAtFirst: '--bail=1',
};
/** Builds the product first. */
const playwright = {
  minutes: 25,
  read: playwrightResults,
  commandOf: ({ files }: Chosen, pattern: string[]) => [
    // Without the projects that a project depends on: they would run in full.
    ...['node_modules/@playwright/test/cli.js', 'test', ...files, '--no-deps'],
    ...['--config', files.some(isJourney) ? 'astro-site/e2e/journeys' : 'astro-site/e2e/pages'],
    ...pattern.flatMap((one) => ['--grep', one]),
  ],
  stopAtFirst: '-x',
};

interface TestRun {
  results: TestResult[];
  /** The printed output, to find out why a run has no results. */
  output: string;
}

/**
 * Runs tests in a copy of the sources. All files belong to one tool, vitest or Playwright.
 *
 * @param isWhole runs all tests; otherwise stops at the first failure
 */
export async function runTests(
  copy: string,
  chosen: Chosen,
  isWhole: boolean,
  signal: AbortSignal,
): Promise<TestRun> {
  const tool = chosen.files.some(isBrowserTest) ? playwright : vitest;
  const report = join(copy, 'test-results/faults.json');
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const pattern = chosen.titles.length === 0 ? [] : [chosen.titles.map(escaped).join('|')];
  const args = [...tool.commandOf(chosen, pattern, report), ...(isWhole ? [] : [tool.stopAtFirst])];
  const limit = AbortSignal.timeout((isWhole ? 4 : 1) * tool.minutes * MINUTE_MS);
  const output = await printed(copy, args, report, AbortSignal.any([signal, limit]));
  signal.throwIfAborted();
  const results = existsSync(report) ? tool.read(JSON.parse(readFileSync(report, 'utf8')), copy) : [];
  return { results, output };
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

async function printed(copy: string, args: string[], report: string, signal: AbortSignal): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PLAYWRIGHT_RESULT_FILE: report, NO_COLOR: '1' },
    signal,
  });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part));
  // An aborted run emits an error before it closes.
  child.on('error', () => undefined);
  await once(child, 'close');
  return Buffer.concat(parts).toString();
}
