/**
 * One deliberate mistake in product code, and the test that has to notice it. `npm run test:faults` makes each of them in a copy
 * of the sources and expects that test to fail.
 */
export interface Fault {
  /** What goes wrong, in a plain sentence. */
  name: string;
  /** What is guarded: "promise 1", "product: price", "access: staff", "budget: booking WAL". */
  guards: string;
  /** The layer that has to notice. */
  layer: 'rules' | 'service' | 'pages' | 'journeys' | 'looks';
  /** The product file, from the root. */
  file: string;
  /** Stands in that file exactly once. */
  find: string;
  replace: string;
  /** The test file, from the root. */
  caughtBy: string;
  /** Part of the names of the tests to run, where the whole file would take long. */
  test?: string;
}
