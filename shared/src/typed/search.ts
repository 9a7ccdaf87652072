import { plainCharacters } from './text.ts';

/** Accents of Latin, Greek, Cyrillic, Hebrew and Arabic; not the marks that make another letter of a kana. */
const accents = new RegExp(
  String.raw`[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]`,
  'g',
);

/** Letters that differ from another one by a stroke or a form, and are no letter with an accent. */
const plainLetters: Record<string, string> = {
  ...{ ı: 'i', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ς: 'σ' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};

/** What was typed into a search, on one line: a line break would match across two fields, and PostgreSQL takes no NUL. */
export const searchLine = (typed: string): string => typed.replace(/[\u0000-\u001f]+/g, ' ');

/**
 * A text as searches compare it: in any case, width and composition, with accents or without. `search_folded` does the same in the
 * database, to what is searched and to what is typed.
 */
export const foldForSearch = (text: string): string =>
  plainCharacters(text)
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ıøłđðħŧςßæœþ]/g, (letter) => plainLetters[letter] ?? letter)
    .trim();
