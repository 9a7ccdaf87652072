import { textFor, type Reader, type StaffText } from './staff-text.ts';

/** What Payload hands a validation beside the value, as far as ours read it. */
export interface Asked {
  req?: Reader;
}

/** What a rule says against a value; null when nothing. */
export type Problem = StaffText | null;

/** A problem as Payload takes it from a validation: the sentence for whoever sent the value, or true. */
export const verdict = (problem: Problem, { req }: Asked = {}): true | string =>
  problem === null || textFor(req, problem);
