import { formatWon } from 'shared/pricing/won.ts';
import type { CashUpTexts } from './cash-up-messages.ts';

/** "₩5,000 too little": a difference in won, in words. */
export function differenceText(won: number, texts: CashUpTexts): string {
  if (won === 0) return texts.agrees;
  return won < 0 ? texts.tooLittle(formatWon(-won)) : texts.tooMuch(formatWon(won));
}

/** "−₩5,000": an amount that may be less than nothing. */
export const signedWon = (won: number): string =>
  won < 0 ? `−${formatWon(-won)}` : formatWon(won === 0 ? 0 : won);
