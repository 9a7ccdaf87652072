import type { Fault } from './fault.ts';
import type { TestResult } from './test-report.ts';

/** What is said of a fault: the test that failed because of it, or why it is not shown that one notices. */
export type Verdict = { isCaught: true; by: string } | { isCaught: false; why: string };

const ofFault = ({ caughtBy, test = '' }: Fault, results: readonly TestResult[]) => ({
  tests: results.filter(
    ({ file, name, outcome }) => file === caughtBy && outcome !== 'not-loaded' && name.includes(test),
  ),
  broken: results.find(({ file, outcome }) => outcome === 'not-loaded' && [caughtBy, ''].includes(file)),
});

const firstLine = (text: string) => text.trim().split('\n', 1)[0] ?? '';

/** Why a fault cannot be tried: its tests have to be there and to pass before it is in. Null where it can. */
export function whyNotTried(fault: Fault, results: readonly TestResult[]): string | null {
  const { tests, broken } = ofFault(fault, results);
  if (broken) return `Without the fault the file does not run: ${firstLine(broken.name)}`;
  if (tests.length === 0) return 'No test has that name';
  const [bad] = tests.filter(({ outcome }) => outcome !== 'passed');
  if (bad) return `Without the fault a test has not passed: ${bad.name}`;
  return null;
}

/** Only a failed test is a proof: a file that cannot be loaded would notice any change. */
export function verdictOf(fault: Fault, results: readonly TestResult[]): Verdict {
  const { tests, broken } = ofFault(fault, results);
  const failed = tests.find(({ outcome }) => outcome === 'failed');
  if (failed) return { isCaught: true, by: failed.name };
  if (broken) return { isCaught: false, why: `The file does not run: ${firstLine(broken.name)}` };
  const passed = tests.filter(({ outcome }) => outcome === 'passed').length;
  return { isCaught: false, why: passed === 0 ? 'No test ran' : `Nobody noticed: ${passed} tests passed` };
}
