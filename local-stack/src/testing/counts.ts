import * as z from 'zod';

export interface Counts {
  passed: number;
  failed: number;
}

const vitestSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** A file that cannot even be loaded has no tests to fail; it counts as one. */
export function vitestCounts(file: unknown): Counts {
  const { numPassedTests, numFailedTests, testResults } = vitestSchema.parse(file);
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

const playwrightSchema = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});

/** A flaky test is a failed one: nothing is tried twice here. */
export function playwrightCounts(file: unknown): Counts {
  const { stats } = playwrightSchema.parse(file);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

export const total = (all: Counts[]): Counts =>
  all.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });

export const summaryLine = ({ passed, failed }: Counts) => `${passed} passed, ${failed} failed`;
