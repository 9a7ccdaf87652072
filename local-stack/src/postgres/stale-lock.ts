import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { commandLine, processIdentity } from '../processes/process-identity.ts';
import { isGoneWithin } from '../processes/stop-process.ts';

/**
 * Clears what an earlier run left in the cluster's folder. A launcher that was killed leaves its Postgres running: it is
 * stopped, with a fast shutdown that loses nothing. A lock file without its Postgres is removed.
 * Returns a sentence about what was done, or undefined when there was nothing to do.
 */
export async function clearStaleLock(folder: string): Promise<string | undefined> {
  const lockFile = join(folder, 'postmaster.pid');
  const lock = await readFile(lockFile, 'utf8').catch(() => undefined);
  if (lock === undefined) return undefined;
  const pid = Number(lock.split('\n')[0]);
  const identity = pid > 0 ? processIdentity(pid) : undefined;
  const isOurs =
    identity !== undefined && commandLine(pid)?.includes('postgres') && commandLine(pid)?.includes(folder);
  if (!isOurs || identity === undefined) {
    await rm(lockFile, { force: true });
    return 'removed the lock of a PostgreSQL that is gone';
  }
  const fastShutdown = 'SIGINT';
  const immediateShutdown = 'SIGQUIT';
  for (const [signal, ms] of [
    [fastShutdown, 10_000],
    [immediateShutdown, 5_000],
  ] as const) {
    process.kill(pid, signal);
    if (await isGoneWithin({ pid, identity }, ms))
      return `stopped the PostgreSQL of an earlier run (pid ${pid})`;
  }
  throw new Error(`The PostgreSQL of an earlier run (pid ${pid}) does not stop. End it with: kill -9 ${pid}`);
}
