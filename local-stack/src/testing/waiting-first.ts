import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They wait for a clock of the product's own, a minute and longer, and use nothing meanwhile. */
const waiting = [/cms\/test\/schedule\//];

/** Begins with the files that mostly wait: others run beside them, instead of nobody at the end. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => waiting.some((pattern) => pattern.test(moduleId));
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}
