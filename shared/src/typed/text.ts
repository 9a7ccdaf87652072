/** Prints nothing: zero-width, joiners, marks of direction, soft hyphens, selectors, tags, fillers, and blanks that are called letters. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc\u{1d159}]|\u{16fe4}/gu;

/** Of the above those that take room. */
const wideBlanks = /[\u115f\u1160\u2800\u3164\uffa0]/g;

const joiningScripts = [
  ...['Arab', 'Syrc', 'Nkoo', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml'],
  ...['Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr', 'Tibt'],
];
/** Letters alone: a few characters of these scripts print nothing themselves. */
const visible = '(?!\\p{Default_Ignorable_Code_Point})';
const joining = `${visible}[${joiningScripts.map((script) => `\\p{scx=${script}}`).join('')}]`;
const pictograph = '\\p{Extended_Pictographic}[\\ufe0e\\ufe0f]?\\p{Emoji_Modifier}?';

/** Where such a character belongs to a visible one: it is a part of how that is written. */
const written = [
  // A flag of a region, a family, a numbered key.
  '\\u{1f3f4}[\\u{e0020}-\\u{e007e}]+\\u{e007f}',
  `${pictograph}(?:\\u200d${pictograph})*`,
  '[#*0-9]\\ufe0f\\u20e3',
  // Persian and Indic letters that do or do not join; forms of Han and Mongolian letters.
  `${joining}[\\u200c\\u200d](?=${joining})`,
  '\\p{Script=Han}[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  `${visible}\\p{Script=Mongolian}[\\u180b-\\u180d\\u180f]`,
].join('|');
const writtenOrUnseen = new RegExp(`(${written})|${unseen.source}`, 'gu');

/** Accents and the like without a letter to stand on. */
const loneMarks = /(^|\s)[\p{M}\u200c\u200d]+/gu;

const seen = (text: string) =>
  text
    .normalize('NFC')
    .replace(wideBlanks, ' ')
    .replace(writtenOrUnseen, (_, kept?: string) => kept ?? '')
    .replace(loneMarks, '$1')
    .normalize('NFC')
    .trim();

/** A name, or another text in one line, as it is kept: in NFC, and without what nobody sees. */
export const cleanLine = (typed: string): string => seen(typed);

/** A text in lines as it is kept. */
export const cleanLines = (typed: string): string => seen(typed.replace(/\r\n?|[\u2028\u2029]/g, '\n'));

/** A text of which nothing that is not seen is a part: in NFKC, so that full-width letters are letters. */
export const plainCharacters = (typed: string): string =>
  typed.normalize('NFKC').replace(unseen, '').normalize('NFKC').trim();

/** Digits of every script as 0 to 9. Each script has its ten in a row, from the 1st or the 7th of sixteen places on. */
export const plainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const row = code & ~15;
    const isFirst = /\p{Nd}/u.test(String.fromCodePoint(row));
    return String(code - row - (isFirst ? 0 : 6));
  });
