import { ERRORS } from '@tus/server';
import type { Locker } from '@tus/server';
import type { Queryable } from '../../platform/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { waitForLease } from '../leases/lease.usecase.ts';
import type { Lease } from '../leases/lease.usecase.ts';

/** Longer than a lease lives: who takes over from a copy that died waits for the end of its lease. */
const WAIT_MS = 15_000;

/** Of all copies of the service, one writes to an upload at a time; a newer request for the same one takes over. */
export function uploadLocker(deps: { db: Queryable; log: Logger }): Locker {
  return {
    newLock(id) {
      let lease: Lease | undefined;
      return {
        async lock(signal, requestRelease) {
          const letGo = () => void requestRelease();
          lease = await waitForLease(deps, id, { letGo, signal, waitMs: WAIT_MS });
          // tus asks again later.
          if (!lease) throw ERRORS.ERR_LOCK_TIMEOUT;
        },
        unlock: async () => lease?.release(),
      };
    },
  };
}
