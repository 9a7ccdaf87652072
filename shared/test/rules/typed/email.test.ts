import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanEmail, isEmail } from '../../../src/typed/email.ts';

test.each([
  'user.@docomo.ne.jp',
  'a..b@docomo.ne.jp',
  'a/b@example.com',
  'user@example.xn--3e0b707e',
  "o'brien@example.com",
  'a+b_c-d@sub.example.co.kr',
  'x@x-y.io',
  `${'a'.repeat(64)}@example.com`,
  `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(55)}.com`,
])('%s is an address', (address) => {
  expect(isEmail(address)).toBe(true);
  expect(cleanEmail(address)).toBe(address);
});

test.each([
  'user@x-.com',
  'user@-x.com',
  'user@example',
  'user@example..com',
  'user@.com',
  'user@127.0.0.1',
  'us er@example.com',
  'a@b@example.com',
  '@example.com',
  'user@',
  'user',
  'user@example.com, b@example.com',
  'Mina <user@example.com>',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.com`,
  `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.com`,
  'user@exam_ple.com',
  'usér@example.com',
  'user@example.com\u0000',
  '',
])('%j is none', (address) => {
  expect(isEmail(cleanEmail(address))).toBe(false);
});

test.each([
  [' user@example.com\u200b', 'user@example.com'],
  ['\ufeffuser＠ｅｘａｍｐｌｅ．ｃｏｍ', 'user@example.com'],
  ['user@한국.한국', 'user@xn--3e0b707e.xn--3e0b707e'],
  ['user@BÜCHER.example', 'user@xn--bcher-kva.example'],
  ['User@Example.com', 'User@Example.com'],
])('%j is kept as %s', (typed, address) => {
  expect(cleanEmail(typed)).toBe(address);
  expect(isEmail(address)).toBe(true);
});

test('a cleaned address stays as it is', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.emailAddress(),
        fc.string({ unit: 'binary' }),
        fc.webUrl().map((url) => `a@${url}`),
      ),
      (typed) => {
        expect(cleanEmail(cleanEmail(typed))).toBe(cleanEmail(typed));
      },
    ),
    { numRuns: 2_000 },
  );
});
