import { formatWon } from './won.ts';

/** "−₩5,000": an amount that may be less than nothing. */
export const signedWon = (won: number): string =>
  won < 0 ? `−${formatWon(-won)}` : formatWon(won === 0 ? 0 : won);
