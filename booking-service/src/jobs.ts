import type { AppDeps } from './app.ts';
import { ensureFirstAdmin } from './auth/first-admin.ts';
import { forgetEndedSessions } from './auth/sessions.store.ts';
import { watchHolds } from './bookings/hold-metrics.ts';
import { watchOutbox } from './email/outbox-metrics.ts';
import { forgetOldAnswers } from './platform/idempotency.ts';
import { LEDGER_INTERVAL_MS, RECONCILE_INTERVAL_MS } from './payments/payments.feature.ts';
import type { Loops } from './platform/loops.ts';
import { forgetOldHits } from './platform/rate-limit.ts';

const SECOND_MS = 1_000;

/** Every background job of the service. Each may run on any number of copies at once. */
export function startJobs(deps: AppDeps, loops: Loops): void {
  const { config, db, clock, catalogueRefresh, emailWorker } = deps;

  loops.every('refresh the catalogue', 3 * SECOND_MS, () => catalogueRefresh.run());

  // Now, and again until the database could be asked.
  loops.every('make the first admin', 60 * SECOND_MS, () => ensureFirstAdmin(db, config.firstAdmin, clock()));

  watchHolds(deps);
  watchOutbox(deps);
  loops.every('send mails', SECOND_MS, async (stopping) => {
    await emailWorker.runOnce(stopping);
  });

  loops.every('settle payments', RECONCILE_INTERVAL_MS, deps.payments.reconcile);
  loops.every('compare ledgers', LEDGER_INTERVAL_MS, deps.payments.reconcileLedger);

  loops.every('forget old answers and counters', 600 * SECOND_MS, async () => {
    await forgetOldAnswers(db, clock());
    await forgetOldHits(db, clock());
    await forgetEndedSessions(db, clock());
  });
}
