import type { PlatformDeps } from '../platform/deps.ts';
import { outboxState } from './email.store.ts';

/** Gauges that show when mails do not leave: how many wait, and how long the oldest has. */
export function watchOutbox({ db, clock, metrics }: PlatformDeps): void {
  const state = () => outboxState(db, clock());
  metrics.gauge('emails_waiting', 'Mails that wait to be sent', async () => (await state()).waiting);
  metrics.gauge(
    'emails_oldest_waiting_seconds',
    'Age of the oldest mail that waits',
    async () => (await state()).oldestSeconds,
  );
}
