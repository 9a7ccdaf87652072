import { formatWon } from 'shared/pricing/won.ts';
import type { CashUpTexts } from './cash-up-messages.ts';

/** "₩5,000 too little": a difference in won, in words. */
export function differenceText(won: number, texts: CashUpTexts): string {
  if (won === 0) return texts.agrees;
  return won < 0 ? texts.tooLittle(formatWon(-won)) : texts.tooMuch(formatWon(won));
}
