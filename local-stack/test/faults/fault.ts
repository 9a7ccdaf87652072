/**
 * A deliberate mistake in product code and the test that must catch it. `npm run test:faults` applies each fault to a copy of the
 * sources and expects that test to fail.
 */
export interface Fault {
  /** What goes wrong, as a plain sentence. */
  name: string;
  /** What the test protects: "promise 1", "product: price", "access: staff", "budget: booking WAL". */
  guards: string;
  /** The test layer that must catch the fault. */
  layer: 'rules' | 'service' | 'pages' | 'journeys' | 'looks';
  /** The product file, from the root. */
  file: string;
  /** Occurs exactly once in that file. */
  find: string;
  replace: string;
  /** The test file, from the root. */
  caughtBy: string;
  /** Part of the test's name, if running the whole file would be slow. */
  test?: string;
}
