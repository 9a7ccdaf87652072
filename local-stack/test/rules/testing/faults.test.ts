import { describe, expect, test } from 'vitest';
import type { Fault } from '../../faults/fault.ts';
import { verdictOf, whyNotTried } from '../../faults/judge.ts';
import { chosenFaults } from '../../faults/read-faults.ts';
import { testsFor } from '../../faults/run-tests.ts';
import { playwrightResults, vitestResults } from '../../faults/test-report.ts';
import { withFault } from '../../faults/with-fault.ts';

const fault: Fault = {
  ...{ name: 'Two and two is five', guards: 'product: price', layer: 'rules' },
  ...{ file: 'shared/src/sum.ts', find: 'a + b', replace: 'a + b + 1' },
  ...{ caughtBy: 'shared/test/sum.test.ts', test: 'adds' },
};
const file = fault.caughtBy;
const adds = { file, name: 'a sum adds', outcome: 'passed' as const };

describe('a fault', () => {
  test('replaces text that occurs exactly once, literally', () => {
    expect(withFault('a + b;', { ...fault, replace: "$& or $'" })).toBe("$& or $';");
    expect(() => withFault('a - b;', fault)).toThrow('occurs 0 times in shared/src/sum.ts');
    expect(() => withFault('a + b + a + b;', fault)).toThrow('occurs 2 times in shared/src/sum.ts');
  });

  test('is selected by a part of its name, its subject or its layer', () => {
    const other: Fault = { ...fault, name: 'The song is silent', guards: 'promise 1', layer: 'service' };
    const chosen = (...parts: string[]) => chosenFaults([fault, other], parts).map(({ layer }) => layer);
    expect([chosen(), chosen('two AND'), chosen('promise'), chosen('rules')]).toEqual([
      ...[['rules', 'service'], ['rules'], ['service'], ['rules']],
    ]);
  });

  test('runs the tests that it names, or all tests of the file', () => {
    expect(testsFor([fault, { ...fault, test: 'carries' }])).toEqual({
      files: [file],
      titles: ['adds', 'carries'],
    });
    const { test: _, ...whole } = fault;
    expect(testsFor([fault, whole])).toEqual({ files: [file], titles: [] });
  });
});

describe('without the fault', () => {
  test('its tests must exist and pass', () => {
    expect(whyNotTried(fault, [adds, { ...adds, name: 'a difference', outcome: 'failed' }])).toBeNull();
    expect(whyNotTried(fault, [{ ...adds, name: 'a difference' }])).toBe('No test has this name');
    expect(whyNotTried(fault, [{ ...adds, outcome: 'failed' }])).toBe(
      'Without the fault, this test does not pass: a sum adds',
    );
    expect(whyNotTried(fault, [adds, { file, name: 'no such module\nat', outcome: 'not-loaded' }])).toBe(
      'Without the fault, the test file does not run: no such module',
    );
  });
});

describe('with the fault', () => {
  test('only a failed test in its file counts as caught', () => {
    const failed = { ...adds, outcome: 'failed' as const };
    expect(verdictOf(fault, [failed])).toEqual({ isCaught: true, by: 'a sum adds' });
    expect(verdictOf(fault, [{ ...failed, file: 'shared/test/other.test.ts' }, adds])).toEqual({
      isCaught: false,
      why: 'Not caught: 1 tests passed',
    });
    expect(verdictOf(fault, [{ file: '', name: 'The build failed', outcome: 'not-loaded' }])).toEqual({
      isCaught: false,
      why: 'The test file does not run: The build failed',
    });
    expect(verdictOf(fault, [])).toEqual({ isCaught: false, why: 'No test ran' });
  });
});

describe('the results of a run', () => {
  test('are read from the vitest report; a failed file without failed tests did not load', () => {
    const report = {
      testResults: [
        {
          name: '/copy/shared/test/sum.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'failed', fullName: 'a sum adds' },
            { status: 'skipped', fullName: 'a sum carries' },
          ],
        },
        { name: '/copy/cms/test/x.test.ts', status: 'failed', message: 'no', assertionResults: [] },
      ],
    };
    expect(vitestResults(report, '/copy')).toEqual([
      { ...adds, outcome: 'failed' },
      { ...adds, name: 'a sum carries', outcome: 'not-run' },
      { file: 'cms/test/x.test.ts', name: 'no', outcome: 'not-loaded' },
    ]);
  });

  test('are read from the Playwright report, with the groups of a test', () => {
    const spec = (title: string, status: string) => ({ title, file: 'faq.spec.ts', tests: [{ status }] });
    const report = {
      config: { rootDir: '/copy/astro-site/e2e' },
      suites: [
        {
          title: 'faq.spec.ts',
          specs: [spec('opens', 'expected')],
          suites: [{ title: 'a question', specs: [spec('closes', 'unexpected')] }],
        },
      ],
      errors: [{ message: 'The stack did not start' }],
    };
    const own = 'astro-site/e2e/faq.spec.ts';
    expect(playwrightResults(report, '/copy')).toEqual([
      { file: own, name: 'opens', outcome: 'passed' },
      { file: own, name: 'a question closes', outcome: 'failed' },
      { file: '', name: 'The stack did not start', outcome: 'not-loaded' },
    ]);
  });
});
