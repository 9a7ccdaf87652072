import { UPLOAD_KEPT_HOURS } from 'shared/recordings/recordings.ts';
import { endOverdue, findToRemove, giveUpUploads, noteGone } from '../base/recordings.store.ts';
import type { RecordingDeps } from '../base/recording-deps.ts';
import { tryLease } from '../leases/lease.usecase.ts';

const BATCH = 50;
const UPLOAD_KEPT_MS = UPLOAD_KEPT_HOURS * 3_600_000;

/** Ends what has been kept as long as was promised, and uploads that nobody goes on with. */
export async function endRecordings({ db, clock, log }: RecordingDeps): Promise<void> {
  const now = clock();
  const overdue = await endOverdue(db, now);
  const givenUp = await giveUpUploads(db, new Date(now.getTime() - UPLOAD_KEPT_MS), now);
  if (overdue + givenUp > 0) log.info({ overdue, givenUp }, 'recordings have ended');
}

/** Removes from the store what has ended, and notes it only once the store says that nothing is left. */
export async function removeEnded(deps: RecordingDeps, stopping: AbortSignal): Promise<void> {
  const { db, store, clock, log } = deps;
  for (const id of await findToRemove(db, BATCH)) {
    if (stopping.aborted) return;
    // Whoever still writes to it lets go first; else the object could come back.
    const lease = await tryLease(deps, id, () => undefined);
    if (!lease) continue;
    try {
      await store.remove(id);
      if ((await store.sizeOf(id)) !== null) throw new Error('the store still has it');
      await noteGone(db, id, clock());
    } catch (error) {
      log.error({ err: error, recordingId: id }, 'a recording could not be removed and is tried again');
    } finally {
      await lease.release();
    }
  }
}
