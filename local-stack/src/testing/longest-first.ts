import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes longest: one waits for a clock of the product's own, a minute and longer; another reads ten thousand pages while fifty
 * releases are published; the third sends ten thousand requests to every public route (docs/promises.md).
 */
const longest = [
  /cms\/test\/schedule\//,
  /astro-site\/test\/publisher\/publish-while-read\./,
  /booking-service\/test\/faults\/every-public-route\./,
];

/** Begins with the longest files: others run beside them, instead of nobody at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.some((pattern) => pattern.test(moduleId));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
