import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Queryable } from '../../platform/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { endLease, renewLease, takeLease } from './lease.store.ts';

const RENEW_MS = 1_500;
const ASK_AGAIN_MS = 250;

/** Longer than a lease lives: who takes over from a copy that died waits for the end of its lease. */
export const TAKE_OVER_MS = 15_000;

export interface Lease {
  release(): Promise<void>;
}

interface LeaseDeps {
  db: Queryable;
  log: Logger;
}

/**
 * The right to write to a recording's object, or to check it; of all copies of the service one has it at a time. It is renewed
 * until it is released. Its holder is told when it should let go, or has lost it.
 *
 * @param letGo somebody waits for it, or it is another's by now: end what is under way
 * @returns undefined where somebody else has it
 */
export async function tryLease(
  { db, log }: LeaseDeps,
  recordingId: string,
  letGo: () => void,
): Promise<Lease | undefined> {
  const holder = randomUUID();
  if (!(await takeLease(db, recordingId, holder))) return undefined;
  const renewing = setInterval(() => {
    renewLease(db, recordingId, holder).then(
      ({ isHeld, isWanted }) => {
        if (!isHeld || isWanted) letGo();
      },
      // The database is away: nobody else can take it either. It is tried again at the next turn.
      (error: unknown) =>
        log.warn({ err: error, recordingId }, 'the lease of a recording could not be renewed'),
    );
  }, RENEW_MS);
  renewing.unref();
  return {
    async release() {
      clearInterval(renewing);
      await endLease(db, recordingId, holder);
    },
  };
}

/** The same, waited for. @returns undefined where it could not be had before `signal` was aborted or the time was over */
export async function waitForLease(
  deps: LeaseDeps,
  recordingId: string,
  { letGo, signal, waitMs }: { letGo: () => void; signal: AbortSignal; waitMs: number },
): Promise<Lease | undefined> {
  const tries = Math.ceil(waitMs / ASK_AGAIN_MS);
  for (let tried = 0; tried < tries && !signal.aborted; tried += 1) {
    const lease = await tryLease(deps, recordingId, letGo);
    if (lease) return lease;
    await pause(ASK_AGAIN_MS);
  }
  return undefined;
}
