import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldForSearch } from '../../../src/typed/search.ts';

test.each([
  ['İstanbul', 'istanbul'],
  ['ISPARTA', 'ısparta'],
  ['ＭＩＮＡ', 'mina'],
  ['ｶﾞｸﾄ', 'ガクト'],
  ['이서연', '이서연'.normalize('NFD')],
  ['Zoë Ünal', 'zoe unal'],
  ['Nguyễn', 'nguyen'],
  ['Łukasz Ørsted', 'lukasz orsted'],
  ['Straße', 'STRASSE'],
  ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
  ['علی‌رضا', 'علیرضا'],
])('%s is found as %s', (stored, typed) => {
  expect(foldForSearch(stored)).toBe(foldForSearch(typed));
});

test('another kana is another letter', () => {
  expect(foldForSearch('が')).not.toBe(foldForSearch('か'));
});

test('a folded text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
    }),
    { numRuns: 2_000 },
  );
});
