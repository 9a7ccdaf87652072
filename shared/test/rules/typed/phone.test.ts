import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanPhone, couldBePhone, countryNamed, withCallingCode } from '../../../src/typed/phone.ts';

test.each([
  ['03-1234-5678', 'JP', '+81 03-1234-5678'],
  ['０３－１２３４－５６７８', 'JP', '+81 03-1234-5678'],
  ['٠١٠ ١٢٣٤ ٥٦٧٨', 'KR', '+82 010 1234 5678'],
  ['۰۹۱۲ ۳۴۵ ۶۷۸۹', 'IR', '+98 0912 345 6789'],
  ['81 3 1234 5678', 'JP', '+81 3 1234 5678'],
  ['9198765432', 'IN', '+91 9198765432'],
  ['+44 20 7946 0000', 'JP', '+44 20 7946 0000'],
  ['0044 20 7946 0000', 'JP', '+44 20 7946 0000'],
  ['(+82) 10 1234 5678', '', '(+82) 10 1234 5678'],
  ['03-1234-5678', '', '03-1234-5678'],
  ['after six', 'KR', 'after six'],
  ['', 'KR', ''],
])('%j with %s beside it is %j', (typed, country, number) => {
  expect(withCallingCode(typed, country)).toBe(number);
  expect(withCallingCode(number, country)).toBe(number);
});

test.each([
  ['+82 10 1234 5678', true],
  ['+1 (415) 555-0132 ext. 12', true],
  ['010-1234-5678', false],
  ['03-1234-5678', false],
  ['+12345', false],
  ['+1234 5678 9012 3456', false],
  ['abc', false],
])('%s can be called from anywhere: %s', (phone, could) => {
  expect(couldBePhone(phone)).toBe(could);
});

test.each([
  ['+81 90', '', 'JP'],
  ['+1 415', 'CA', 'CA'],
  ['+1 415', 'JP', 'US'],
  ['+7 9', '', 'RU'],
  ['+', 'JP', undefined],
  ['010', 'KR', undefined],
])('%s with %j chosen names %s', (typed, country, named) => {
  expect(countryNamed(typed, country)).toBe(named);
});

test('a cleaned number stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(cleanPhone(cleanPhone(typed))).toBe(cleanPhone(typed));
    }),
    { numRuns: 2_000 },
  );
});
