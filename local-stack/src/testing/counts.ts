import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';

export interface Counts {
  passed: number;
  failed: number;
  /** Each failed test in a few lines: where, its title, the beginning of what went wrong. */
  failures: string[];
}

export const noTests: Counts = { passed: 0, failed: 0, failures: [] };
export const onePassed: Counts = { ...noTests, passed: 1 };
export const oneFailed = (title: string, why = ''): Counts => ({
  ...noTests,
  failed: 1,
  failures: [failure(title, why)],
});

const FAILURE_LINES = 12;

/** Short enough to be read at the end of a log that is cut. */
function failure(title: string, why: string): string {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`✗ ${title}`, ...lines.slice(0, FAILURE_LINES).map((line) => `    ${line.slice(0, 300)}`)].join(
    '\n',
  );
}

const vitestSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** A file that cannot even be loaded has no tests to fail; it counts as one. */
export function vitestCounts(file: unknown): Counts {
  const { numPassedTests, numFailedTests, testResults } = vitestSchema.parse(file);
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        failure(`${name} › ${fullName}`, (failureMessages ?? []).join('\n')),
      ),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [...failures, ...broken.map(({ name, message }) => failure(name, message))],
  };
}

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.int(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().default('') })) })),
    }),
  ),
});
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
type PlaywrightSuite = z.infer<typeof playwrightSuite>;
const playwrightSchema = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  suites: z.array(playwrightSuite),
});

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): z.infer<typeof playwrightSpec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/**
 * A flaky test is a failed one: nothing is tried twice here. Tests that never ran, because one before them failed, are
 * named so that nobody takes them for passed.
 */
export function playwrightCounts(file: unknown): Counts {
  const { stats, suites } = playwrightSchema.parse(file);
  const failures = suites
    .flatMap(specsOf)
    .flatMap(({ title, file: path, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) =>
          failure(
            `[${projectName}] ${path}:${line} › ${title}`,
            results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
          ),
        ),
    );
  if (stats.skipped > 0) failures.push(`  (${stats.skipped} more did not run)`);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures };
}

export const total = (all: Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  failures: all.flatMap(({ failures }) => failures),
});

export const summaryLine = ({ passed, failed }: Pick<Counts, 'passed' | 'failed'>) =>
  `${passed} passed, ${failed} failed`;

/** What ends a run, on the screen and in its summary file: every failed test, then the line that adds up. */
export const summary = (counts: Counts) => [...counts.failures, summaryLine(counts), ''].join('\n');
