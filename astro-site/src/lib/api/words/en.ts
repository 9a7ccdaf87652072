import type { Problem, ProblemType } from 'shared/problems/problem.ts';

/** What is said of a refusal: the same always, or by what came with it. */
type Sentence = string | ((problem: Problem) => string);

/** What the calls of the API say, whichever page they serve. */
export const words = {
  noAnswer: 'We could not reach the server. Please check your connection and try again.',
  unreadable: 'The answer could not be read. Please reload the page and try again.',
  /**
   * What the service refuses of a booking or an enquiry; payment and own page have words of their own. In English it says so
   * itself, and more exactly: each of these has to be true of all that its kind can mean.
   */
  problems: {} as Partial<Record<ProblemType, Sentence>>,
};
export type ApiWords = typeof words;
