import { expect, test } from 'vitest';
import {
  noTests,
  oneFailed,
  onePassed,
  playwrightCounts,
  summary,
  total,
  vitestCounts,
} from '../../../src/testing/counts.ts';

test('a file that cannot be loaded counts as one failed test', () => {
  const broken = { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
  const failing = {
    name: 'b.test.ts',
    status: 'failed',
    assertionResults: [
      { status: 'failed', fullName: 'adds', failureMessages: ['\u001B[31mexpected 3\u001B[39m', 'at b:1'] },
      { status: 'passed', fullName: 'subtracts', failureMessages: [] },
    ],
  };
  expect(vitestCounts({ numPassedTests: 7, numFailedTests: 1, testResults: [broken, failing] })).toEqual({
    passed: 7,
    failed: 2,
    failures: ['✗ b.test.ts › adds\n    expected 3\n    at b:1', '✗ a.test.ts\n    no such module'],
  });
});

test('a flaky browser test is a failed one, and who did not run is told', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'faq.spec.ts',
    line: 5,
    tests: [{ projectName: 'visits', status, results: [{ errors: [{ message: `${title} is wrong` }] }] }],
  });
  const stats = { expected: 10, unexpected: 1, flaky: 1, skipped: 3 };
  const suites = [{ specs: [spec('a', 'unexpected')], suites: [{ specs: [spec('b', 'flaky')] }] }];
  expect(playwrightCounts({ stats, suites })).toEqual({
    passed: 10,
    failed: 2,
    failures: [
      '✗ [visits] faq.spec.ts:5 › a\n    a is wrong',
      '✗ [visits] faq.spec.ts:5 › b\n    b is wrong',
      '  (3 more did not run)',
    ],
  });
});

test('a run ends with its failed tests and the line that adds everything up', () => {
  const counts = total([noTests, onePassed, { ...onePassed, passed: 20 }, oneFailed('Lint', 'unused name')]);
  expect(summary(counts)).toBe('✗ Lint\n    unused name\n21 passed, 1 failed\n');
});
