import type { PlatformDeps } from '../platform/deps.ts';
import type { Job } from '../platform/loops.ts';
import type { EmailQueue } from './email.ts';
import { outboxState } from './email.store.ts';
import { createEmailQueue } from './email.usecases.ts';
import { createMailTransport } from './transport.ts';
import { createEmailWorker } from './worker.ts';
import type { EmailWorker } from './worker.ts';

/** How often the outbox is looked at. A look at an empty one is one index scan. */
export const MAIL_INTERVAL_MS = 1_000;

/** The queue as this copy is configured. */
export function emailQueueFor({ config }: Pick<PlatformDeps, 'config'>): EmailQueue {
  return createEmailQueue({
    siteOrigin: config.siteOrigin,
    mailFrom: config.mailFrom,
    mailsPerRecipientPerHour: config.limits.mailsPerRecipientPerHour,
  });
}

/** The worker as this copy is configured. In production mails leave encrypted or not at all. */
export function emailWorkerFor({ config, db, clock, log }: PlatformDeps): EmailWorker {
  const transport = createMailTransport({
    smtpUrl: config.smtpUrl,
    mailFrom: config.mailFrom,
    requireTls: config.appEnv === 'production',
  });
  return createEmailWorker({ db, clock, log, transport });
}

/** The background job that sends what is due, every `MAIL_INTERVAL_MS`, and the gauges that show when it does not. */
export function sendMailsJob(deps: PlatformDeps): Job {
  const worker = emailWorkerFor(deps);
  const state = () => outboxState(deps.db, deps.clock());
  deps.metrics.gauge('emails_waiting', 'Mails that wait to be sent', async () => (await state()).waiting);
  deps.metrics.gauge(
    'emails_oldest_waiting_seconds',
    'Age of the oldest mail that waits',
    async () => (await state()).oldestSeconds,
  );
  return async (stopping) => {
    await worker.runOnce(stopping);
  };
}
