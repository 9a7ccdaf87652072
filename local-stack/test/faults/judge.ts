import type { Fault } from './fault.ts';
import type { TestResult } from './test-report.ts';

/** The result of one fault: the test that caught it, or the reason why it does not count as caught. */
export type Verdict = { isCaught: true; by: string } | { isCaught: false; why: string };

const ofFault = ({ caughtBy, test = '' }: Fault, results: readonly TestResult[]) => ({
  tests: results.filter(
    ({ file, name, outcome }) => file === caughtBy && outcome !== 'not-loaded' && name.includes(test),
  ),
  broken: results.find(({ file, outcome }) => outcome === 'not-loaded' && [caughtBy, ''].includes(file)),
});

const firstLine = (text: string) => text.trim().split('\n', 1)[0] ?? '';

/** Returns why a fault cannot be tried, or null: its tests must exist and pass before the fault is applied. */
export function whyNotTried(fault: Fault, results: readonly TestResult[]): string | null {
  const { tests, broken } = ofFault(fault, results);
  if (broken) return `Without the fault, the test file does not run: ${firstLine(broken.name)}`;
  if (tests.length === 0) return 'No test has this name';
  const [bad] = tests.filter(({ outcome }) => outcome !== 'passed');
  if (bad) return `Without the fault, this test does not pass: ${bad.name}`;
  return null;
}

/** Only a failed test counts: a file that does not load would “catch” any change. */
export function verdictOf(fault: Fault, results: readonly TestResult[]): Verdict {
  const { tests, broken } = ofFault(fault, results);
  const failed = tests.find(({ outcome }) => outcome === 'failed');
  if (failed) return { isCaught: true, by: failed.name };
  if (broken) return { isCaught: false, why: `The test file does not run: ${firstLine(broken.name)}` };
  const passed = tests.filter(({ outcome }) => outcome === 'passed').length;
  return { isCaught: false, why: passed === 0 ? 'No test ran' : `Not caught: ${passed} tests passed` };
}
