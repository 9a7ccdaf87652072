import type { Trilingual } from '../../writing/trilingual.ts';

export interface FaqPageQuestion {
  /** Stable name of the question, for links and tests; unique on the page. */
  slug: string;
  question: Trilingual;
  answer: Trilingual;
  /** For staff only: where the same thing is said differently. */
  staffNote?: string;
}
