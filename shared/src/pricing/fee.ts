import type { Locale } from '../languages/localized-text.ts';
import { pageLanguage } from '../languages/page-language.ts';
import { formatWon } from './won.ts';

/** A price of 0. */
export const free: Record<Locale, string> = { en: 'Free', ko: '무료', zh: '免费', ja: '無料' };

/** The fee of a session, where 0 is a price of its own: "₩40,000", "Free". */
export const formatFee = (feeWon: number) => (feeWon === 0 ? free[pageLanguage()] : formatWon(feeWon));
