import { businessRulesSchema } from '../../src/catalogue/catalogue.ts';
import { initialRules } from '../../src/catalogue/initial-catalogue.ts';
import { describe, expect, it } from 'vitest';

describe('rules of the catalogue', () => {
  it('keep recordings for a week at least and a year at most', () => {
    const accepts = (recordingKeepDays: number) =>
      businessRulesSchema.safeParse({ ...initialRules, recordingKeepDays }).success;
    expect([6, 7, 365, 366, 7.5].map(accepts)).toEqual([false, true, true, false, false]);
  });
});
