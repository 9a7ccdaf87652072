import { inject } from 'vitest';
import { createEmailWorker } from '../../../src/email/worker.ts';
import { createMetrics } from '../../../src/platform/metrics.ts';
import type { Database } from '../../../src/platform/database.ts';
import type { TestClock } from '../../harness/clock.ts';
import { SITE_ORIGIN } from '../../harness/config.ts';
import { log, transportTo } from './mail-desk.ts';
import { inboxOf } from './outbox.ts';
import type { Caught } from './outbox.ts';

/** The post of a desk: sends what waits, a minute later, and gives all that an address has received, newest first. */
export function postOf({
  db,
  clock,
}: {
  db: Database;
  clock: TestClock;
}): (email: string) => Promise<Caught[]> {
  const transport = transportTo(inject('smtpUrl'));
  const worker = createEmailWorker({
    metrics: createMetrics(),
    siteOrigin: SITE_ORIGIN,
    db,
    log,
    clock: clock.now,
    transport,
  });
  return async (email) => {
    clock.advanceMinutes(1);
    await worker.runOnce();
    return inboxOf(email);
  };
}
