import { randomInt } from 'node:crypto';
import { MADE_CODE_ALPHABET, MADE_CODE_LENGTH } from 'shared/vouchers/voucher-code.ts';

/** 38 random bits: whoever tries a code a second finds one of a thousand after years. */
export const newCode = () =>
  Array.from(
    { length: MADE_CODE_LENGTH },
    () => MADE_CODE_ALPHABET[randomInt(MADE_CODE_ALPHABET.length)],
  ).join('');
