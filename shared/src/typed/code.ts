import { plainCharacters, plainDigits } from './text.ts';

/** Everything that is typed for a hyphen, the Japanese long-vowel mark too. */
const dashes = /[\p{Pd}\u02d7\u2043\u2212\u30fc]/gu;

export const plainDashes = (text: string): string => text.replace(dashes, '-');

/** A code or number as it is shown: of a Klook reservation, a voucher, a gift card, a booking. */
export const cleanCode = (typed: string): string =>
  plainDashes(plainDigits(plainCharacters(typed)).toUpperCase().replace(/\p{M}/gu, ''))
    .normalize('NFKC')
    .trim();

/** The same without what people put between its characters. */
export const codeCharacters = (typed: string): string => cleanCode(typed).replace(/[\s#_-]/g, '');

/** A code as it is compared: O is 0, and I and L are 1, as Crockford reads them. `code_key` does the same in the database. */
export const codeKey = (typed: string): string =>
  codeCharacters(typed).replaceAll('O', '0').replace(/[IL]/g, '1');
