/** What codes are made of that we make: no vowels, so that none is a word, and nothing that looks like something else. */
export const MADE_CODE_ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';
export const MADE_CODE_LENGTH = 8;

const madeCode = new RegExp(`^[${MADE_CODE_ALPHABET}]{${MADE_CODE_LENGTH}}$`);

/** "K3XD-9QZM": how a code that we made is shown; one that staff have chosen stays as it is. */
export const shownVoucherCode = (code: string): string =>
  madeCode.test(code) ? `${code.slice(0, 4)}-${code.slice(4)}` : code;
