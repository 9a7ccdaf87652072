const listed = new Intl.ListFormat('en', { type: 'conjunction' });
const everybody = ['', '', 'Both', 'All three', 'All four'];

/** Words about people who sing in a row and are paid for together. */
export const partyTexts = {
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
} as const;
