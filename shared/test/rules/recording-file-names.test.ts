import { expect, test } from 'vitest';
import { archiveFileName, recordingFileName } from 'shared/recordings/file-names.ts';

const session = { cafeName: 'Cafe', sungOn: '2026-11-26' };

test.each([
  ['Mina', 'Mina'],
  ['미나'.normalize('NFD'), '미나'.normalize('NFC')],
  ['a/b\\c:d\u0000e', 'a b c d e'],
  ['\u{1f3a4}'.repeat(70), '\u{1f3a4}'.repeat(60)],
])('a file of %j is named after %j', (name, named) => {
  expect(recordingFileName({ ...session, name, kind: 'vocals', format: 'wav' })).toBe(
    `${named} – Cafe – 2026-11-26 – vocals.wav`,
  );
  expect(archiveFileName({ ...session, name })).toBe(`${named} – Cafe – 2026-11-26.zip`);
});
