import type { AppDeps } from './app.ts';
import { forgetOldAnswers } from './platform/idempotency.ts';
import type { Loops } from './platform/loops.ts';
import { forgetOldHits } from './platform/rate-limit.ts';

const SECOND_MS = 1_000;

/** Every background job of the service. Each may run on any number of copies at once. */
export function startJobs(deps: AppDeps, loops: Loops): void {
  const { db, clock, catalogueRefresh, emailWorker } = deps;

  loops.every('refresh the catalogue', 3 * SECOND_MS, () => catalogueRefresh.run());

  loops.every('send mails', SECOND_MS, async (stopping) => {
    await emailWorker.runOnce(stopping);
  });

  loops.every('forget old answers and counters', 600 * SECOND_MS, async () => {
    await forgetOldAnswers(db, clock());
    await forgetOldHits(db, clock());
  });
}
