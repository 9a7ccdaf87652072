const highestWon = 100_000_000;

/** Says in a sentence what is wrong with an amount in won, or true. */
export function validateWon(value: unknown): true | string {
  if (typeof value !== 'number') return 'Write the price in won, for example 5000.';
  if (!Number.isInteger(value)) return 'Won has no decimals: write a whole number.';
  if (value < 0) return 'A price cannot be below 0 won.';
  return value <= highestWon || 'That is more than 100,000,000 won. Check the number of zeros.';
}
