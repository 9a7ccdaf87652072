import { onTestFinished } from 'vitest';
import type { CopyOptions } from '../../harness/copy-process.ts';
import { startCopyProcess } from '../../harness/copy-process.ts';
import type { CashDesk } from './harness.ts';

/** Another copy of a cash desk's service in a process of its own: same database, same shop, same time. Ends with the test. */
export async function copyOf(
  { database, clock, provider }: CashDesk,
  options: Omit<CopyOptions, 'databaseUrl' | 'now' | 'environment'> = {},
) {
  const { clientKey, secretKey } = provider.keys;
  const copy = await startCopyProcess({
    databaseUrl: database.url,
    now: clock.now(),
    environment: { TOSS_CLIENT_KEY: clientKey, TOSS_SECRET_KEY: secretKey },
    ...options,
  });
  onTestFinished(() => copy.kill('SIGKILL'));
  return copy;
}
