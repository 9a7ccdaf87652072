import { expect, test } from 'vitest';
import { playwrightCounts, summaryLine, total, vitestCounts } from '../../src/testing/counts.ts';

test('a file that cannot be loaded counts as one failed test', () => {
  const broken = { status: 'failed', assertionResults: [] };
  const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] };
  expect(vitestCounts({ numPassedTests: 7, numFailedTests: 1, testResults: [broken, failing] })).toEqual({
    passed: 7,
    failed: 2,
  });
});

test('a flaky browser test is a failed one', () => {
  const stats = { expected: 10, unexpected: 1, flaky: 2, skipped: 0 };
  expect(playwrightCounts({ stats })).toEqual({ passed: 10, failed: 3 });
});

test('the last line adds everything up', () => {
  const counts = [
    { passed: 1, failed: 0 },
    { passed: 20, failed: 3 },
  ];
  expect(summaryLine(total(counts))).toBe('21 passed, 3 failed');
});
