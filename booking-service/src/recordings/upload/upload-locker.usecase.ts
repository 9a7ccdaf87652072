import { ERRORS } from '@tus/server';
import type { Locker } from '@tus/server';
import type { Queryable } from '../../platform/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { TAKE_OVER_MS, waitForLease } from '../leases/lease.usecase.ts';
import type { Lease } from '../leases/lease.usecase.ts';

/** Whoever asks how far an upload is gets it for a moment: nobody else writes to it meanwhile. */
export function uploadLocker(deps: { db: Queryable; log: Logger }): Locker {
  return {
    newLock(id) {
      let lease: Lease | undefined;
      return {
        async lock(signal, requestRelease) {
          const letGo = () => void requestRelease();
          lease = await waitForLease(deps, id, { letGo, signal, waitMs: TAKE_OVER_MS });
          // tus asks again later.
          if (!lease) throw ERRORS.ERR_LOCK_TIMEOUT;
        },
        unlock: async () => lease?.release(),
      };
    },
  };
}
