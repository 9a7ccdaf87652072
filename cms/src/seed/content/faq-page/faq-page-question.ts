import type { EveryLanguage } from '../../writing/every-language.ts';

export interface FaqPageQuestion {
  /** Stable name of the question, for links and tests; unique on the page. */
  slug: string;
  question: EveryLanguage;
  answer: EveryLanguage;
  /** For staff only: where the same thing is said differently. */
  staffNote?: string;
}
