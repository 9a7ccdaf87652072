import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes longest, in the order in which it begins: requests to the whole product; a clock of the product's own, a minute and
 * longer; reading while releases are published; passwords until the limit; requests to every public route; two releases side by side.
 */
const longest = [
  /booking-service\/test\/proofs\/fuzz\/whole-product\./,
  /cms\/test\/service\/schedule\//,
  /astro-site\/test\/proofs\/publish-while-read\./,
  /booking-service\/test\/service\/auth\/login-limits\./,
  /booking-service\/test\/proofs\/faults\/(settled-in-a-minute|every-public-route)\./,
  /test\/proofs\/upgrades\/(cms-)?side-by-side\./,
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
