import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBlank } from '../../../src/content/visible-text.ts';
import { cleanLine, cleanLines, plainCharacters, plainDigits } from '../../../src/typed/text.ts';

/** Each alone prints nothing. */
const unseen = [
  ...['\u3164', '\u115f', '\u1160', '\uffa0', '\u2800', '\u00ad', '\u034f', '\u061c', '\u180b', '\u180e'],
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u202a', '\u202e', '\u2060', '\u2064', '\u2066'],
  ...[
    '\u2069',
    '\u206f',
    '\ufe00',
    '\ufe0f',
    '\ufeff',
    '\ufff9',
    '\u{e0001}',
    '\u{e0041}',
    '\u{e007f}',
    '\u{e0100}',
  ],
  ...['\u{1d173}', '\u0301', '\u20dd', '\u3099', '\u00a0', '\u3000', '\u2028'],
];

test.each(unseen.map((character) => [character.codePointAt(0)?.toString(16), character]))(
  'U+%s is no text by itself',
  (_code, character) => {
    for (const text of [character, character.repeat(3), ` ${character} `, unseen.join('')]) {
      expect(cleanLine(text)).toBe('');
      expect(cleanLines(text)).toBe('');
      expect(isBlank(text)).toBe(true);
    }
  },
);

const kept = [
  ...['Mina Kim', '김민수', 'Zoë Ünal', '이 서연', 'علی‌رضا', 'می‌خواهم', 'श्री', 'ක්‍ෂ', '👩‍👩‍👧‍👦', '🏳️‍🌈', '❤️‍🔥'],
  ...['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '🏃🏽‍♀️', '葛󠄀城', '辻󠄀', '山田　太郎', "Sinéad O'Connor", 'नमस्‍ते', '☎︎'],
];

test.each(kept)('%s stays as it is written', (text) => {
  expect(cleanLine(text)).toBe(text.normalize('NFC'));
});

test.each([
  ['marks of direction', 'Mi\u202ena', 'Mina'],
  ['a joiner between Latin letters', 'Mi\u200dna', 'Mina'],
  ['a filler between words', '김\u3164민수', '김 민수'],
  ['letters in parts', '이서연'.normalize('NFD'), '이서연'],
  ['a mark parted from its letter', 'e\u034f\u0301', 'é'],
  ['a mark at the beginning', '\u0301Mina', 'Mina'],
  ['a selector behind a letter', 'Mina\ufe0f', 'Mina'],
])('%s', (_what, typed, text) => {
  expect(cleanLine(typed)).toBe(text);
});

test('lines stay lines, whichever system broke them', () => {
  expect(cleanLines(' one\r\ntwo\rthree\u2028\u200b\n\nfour ')).toBe('one\ntwo\nthree\n\n\nfour');
});

const pieces = fc.array(
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc.constantFrom(...unseen, ...kept, 'a', ' ', '\n', '#', '葛', 'ی', '👩', '\u{1f3f4}', '\u0d4d'),
  ),
  { maxLength: 12 },
);
/** What is not seen, but for what belongs to letters and pictures. */
const invisible =
  /[\u034f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]|^\p{M}|\s\p{M}/u;

test('a cleaned text stays as it is, and holds nothing that nobody sees', () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      for (const clean of [cleanLine, cleanLines, plainCharacters]) {
        const text = clean(parts.join(''));
        expect(clean(text)).toBe(text);
        if (clean !== plainCharacters) expect(text).not.toMatch(invisible);
      }
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['a1Ⅳ', 'a1Ⅳ'],
])('%s are digits', (typed, digits) => {
  expect(plainDigits(typed)).toBe(digits);
});
