import type { InEveryLanguage } from '../language/language.ts';

const listed = new Intl.ListFormat('en', { type: 'conjunction' });
const everybody = ['', '', 'Both', 'All three', 'All four'];

const en = {
  with: 'with',
  place: (place: number, size: number) => `(${place} of ${size})`,
  cancelled: 'cancelled',
  whom: 'For whom',
  only: (name: string) => `Only ${name}`,
  /** "Jin, Mina, and Yuna". */
  names: (names: readonly string[]) => listed.format(names),
  /** "All three", or the names where that is not everybody of the party. */
  all: (names: readonly string[], size: number) =>
    names.length === size ? (everybody[size] ?? '') : listed.format(names),
};
export type PartyTexts = typeof en;

const ko: PartyTexts = {
  with: '일행:',
  place: (place, size) => `(${size}명 중 ${place}번째)`,
  cancelled: '취소',
  whom: '대상',
  only: (name) => `${name} 님만`,
  names: (names) => names.join(', '),
  all: (names, size) => (names.length === size ? `${size}명 모두` : names.join(', ')),
};

/** Words about people who sing in a row and are paid for together. */
export const partyTexts: InEveryLanguage<PartyTexts> = { en, ko };
