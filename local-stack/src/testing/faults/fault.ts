/** A deliberate fault in product code, to prove that a test notices it. */
export interface Fault {
  /** What goes wrong, as a plain sentence. */
  name: string;
  /** The promise, rule or contract that it breaks: 'page /payment: label', 'product: price', 'budget: wizard bytes'. */
  guards: string;
  /** The layer of tests that has to notice it. */
  layer: 'rules' | 'service' | 'pages' | 'journeys' | 'looks';
  /** The product file that is changed, from the root. */
  file: string;
  /** The text that is replaced; it occurs exactly once in the file. */
  find: string;
  /** What takes its place. */
  replace: string;
  /** The test file that goes red, from the root. */
  caughtBy: string;
  /** A part of the title of the tests that are run, so that the proof stays quick. */
  test?: string;
}
