import type { LedgerDifference } from 'shared/refunds/refunds.ts';
import type { InEveryLanguage } from '../language/language.ts';
import { en } from './difference-text.en.ts';
import { ko } from './difference-text.ko.ts';
import type { MatterText } from './matter-text.ts';

/** A difference between the two ledgers, in a sentence, and what to do about it. */
export const differenceText: InEveryLanguage<(difference: LedgerDifference) => MatterText> = { en, ko };
