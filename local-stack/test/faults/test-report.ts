import { join, relative } from 'node:path';
import * as z from 'zod';

/** One test of a run, or a test file that did not load. */
export interface TestResult {
  /** From the root. */
  file: string;
  /** Includes the names of its groups. */
  name: string;
  outcome: 'passed' | 'failed' | 'not-run' | 'not-loaded';
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/** Reads vitest's JSON report of a run in `root`. */
export function vitestResults(report: unknown, root: string): TestResult[] {
  return vitestReport
    .parse(report)
    .testResults.flatMap(({ name: path, status, message, assertionResults }) => {
      const file = relative(root, path);
      // The file failed without a failed test: it did not load, or its setup failed.
      const hasNoFailedTest =
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed');
      const notLoaded: TestResult = { file, name: message, outcome: 'not-loaded' };
      const tests = assertionResults.map(({ fullName, status }): TestResult => ({
        ...{ file, name: fullName },
        outcome: status === 'passed' || status === 'failed' ? status : 'not-run',
      }));
      return hasNoFailedTest ? [...tests, notLoaded] : tests;
    });
}

const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({ title: z.string(), file: z.string(), tests: z.array(z.object({ status: z.string() })) }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.string().default('') })).default([]),
});

/** Reads Playwright's JSON report. An error outside of tests (a build, the start of the stack) has no file and counts for all. */
export function playwrightResults(report: unknown, root: string): TestResult[] {
  const { config, suites, errors } = playwrightReport.parse(report);
  const broken = errors.map(({ message }) => ({ file: '', name: message, outcome: 'not-loaded' as const }));
  return [...suites.flatMap((suite) => specsIn(suite, [])), ...broken].map((result) => ({
    ...result,
    file: result.file === '' ? '' : relative(root, join(config.rootDir, result.file)),
  }));
}

const outcomes: Partial<Record<string, TestResult['outcome']>> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
};

/** Flattens a suite; the outermost suite is the file. */
function specsIn(
  { specs, suites = [], title }: z.infer<typeof playwrightSuite>,
  groups: string[],
): TestResult[] {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status }) => ({
      file: spec.file,
      name: [...groups.slice(1), ...(groups.length > 0 ? [title] : []), spec.title].join(' '),
      outcome: outcomes[status] ?? ('not-run' as const),
    })),
  );
  return [...own, ...suites.flatMap((suite) => specsIn(suite, [...groups, title]))];
}
