import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes longest, longest first: one waits for a clock of the product's own, a minute and longer; another reads on while releases
 * are published; others try passwords until they are kept out, let a minute pass, and send requests to every public route.
 */
const longest = [
  /cms\/test\/schedule\//,
  /astro-site\/test\/publisher\/publish-while-read\./,
  /booking-service\/test\/auth\/login-limits\./,
  /booking-service\/test\/faults\/(settled-in-a-minute|every-public-route)\./,
];

/** Begins with the longest files: others run beside them, instead of nobody at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.some((pattern) => pattern.test(moduleId));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
