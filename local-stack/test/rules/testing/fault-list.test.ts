import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../../../src/start/options.ts';
import { readFaults } from '../../faults/read-faults.ts';
import { withFault } from '../../faults/with-fault.ts';

const faults = await readFaults();
const at = (file: string) => join(repositoryRoot, file);

describe('the list of deliberate faults', () => {
  test('has unique names', () => {
    const names = faults.map(({ name }) => name);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  test('names test files that exist', () => {
    expect(faults.filter(({ caughtBy }) => !existsSync(at(caughtBy))).map(({ name }) => name)).toEqual([]);
  });

  test('changes product code, at text that occurs exactly once', () => {
    const wrong = faults.flatMap((fault) => {
      if (/(^|\/)(test|e2e)\//.test(fault.file)) return [`“${fault.name}” is a fault of a test`];
      try {
        const before = readFileSync(at(fault.file), 'utf8');
        return withFault(before, fault) === before ? [`“${fault.name}” changes nothing`] : [];
      } catch (error) {
        return [String(error)];
      }
    });
    expect(wrong).toEqual([]);
  });
});
