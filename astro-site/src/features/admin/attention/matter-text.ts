import type { Matter } from 'shared/attention/attention.ts';
import type { InEveryLanguage } from '../language/language.ts';
import { en } from './matter-text.en.ts';
import { ko } from './matter-text.ko.ts';

export interface MatterText {
  /** What is the matter, in one sentence. */
  what: string;
  /** What to do about it. */
  advice: string;
}

/** A matter in words that a manager understands, without knowing the code behind it. */
export const matterText: InEveryLanguage<(matter: Matter) => MatterText> = { en, ko };
