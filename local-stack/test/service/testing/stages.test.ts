import { expect, test } from 'vitest';
import { oneFailed, onePassed } from '../../../src/testing/counts.ts';
import { runStage } from '../../../src/testing/stages.ts';

/** Succeeds when it runs at the lowest priority. */
const lowest = [process.execPath, '-e', `process.exit(require('node:os').getPriority() === 19 ? 0 : 1)`];

test('a patient stage runs at the lowest priority, any other one as usual', async () => {
  expect(await runStage({ title: 'Patient', command: lowest, isPatient: true }, true)).toEqual(onePassed);
  expect(await runStage({ title: 'Usual', command: lowest }, true)).toEqual(oneFailed('Usual'));
});
