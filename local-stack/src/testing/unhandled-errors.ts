import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** What went wrong outside of every test, by itself: the JSON report has no place for it. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(
    _modules: readonly TestModule[],
    errors: Parameters<Required<Reporter>['onTestRunEnd']>[1],
  ): void {
    const file = process.env['VITEST_ERRORS_FILE'];
    if (file && errors.length > 0)
      writeFileSync(file, errors.map(({ message, stack }) => stack ?? message).join('\n'));
  }
}
