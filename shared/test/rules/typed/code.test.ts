import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanCode, codeCharacters, codeKey } from '../../../src/typed/code.ts';

test.each([
  [' dup1 ', 'DUP1'],
  ['dup1\u200b', 'DUP1'],
  ['ＤＵＰ１', 'DUP1'],
  ['DU\u202eP1\u0301', 'DUP1'],
  ['DUP\u20101', 'DUP-1'],
  ['dup−1', 'DUP-1'],
  ['DUPー١', 'DUP-1'],
])('%j is shown as %s', (typed, shown) => {
  expect(cleanCode(typed)).toBe(shown);
});

test.each([
  ['KLK-O0I1', 'klk 00l1'],
  ['HELLO10', 'he110 IO'],
  ['#Q70JXFCSFP', 'q7ojxfcsfp'],
  ['K3XD-9QZM', 'k3xd – 9qzm'],
])('%s and %s are one code', (one, other) => {
  expect(codeKey(one)).toBe(codeKey(other));
});

test('a code that is not the same is another one', () => {
  expect(codeKey('KLK-2')).not.toBe(codeKey('KLK-Z'));
});

test('a code that was read stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      for (const read of [cleanCode, codeCharacters, codeKey]) expect(read(read(typed))).toBe(read(typed));
    }),
    { numRuns: 2_000 },
  );
});
