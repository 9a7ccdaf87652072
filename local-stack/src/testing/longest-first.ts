import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes longest, in the order in which it begins: one sends requests to the whole product; one waits for a clock of the product's
 * own, a minute and longer; another reads on while releases are published; others try passwords until they are kept out, let a minute
 * pass, send requests to every public route, and run two releases side by side.
 */
const longest = [
  /booking-service\/test\/fuzz\/whole-product\./,
  /cms\/test\/schedule\//,
  /astro-site\/test\/publisher\/publish-while-read\./,
  /booking-service\/test\/auth\/login-limits\./,
  /booking-service\/test\/faults\/(settled-in-a-minute|every-public-route)\./,
  /test\/upgrades\/(cms-)?side-by-side\./,
];

/** Begins with the longest files: others run beside them, instead of nobody at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((pattern) => pattern.test(moduleId));
      return found === -1 ? longest.length : found;
    };
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
