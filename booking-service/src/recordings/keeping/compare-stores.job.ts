import { findKnown, findRecording } from '../base/recordings.store.ts';
import type { RecordingDeps } from '../base/recording-deps.ts';

const HOUR_MS = 3_600_000;
/** What is younger may have been noted after the database was asked. */
const YOUNG_MS = 24 * HOUR_MS;
/** So many strangers at once are no leftovers: the database may be an older one than the store. */
const MAX_REMOVED = 20;

export interface Comparison {
  /** Objects that the database knows nothing of; those removed are a day old. */
  unknown: string[];
  removed: string[];
  /** Recordings that are ready or being checked and are not in the store, or not whole. */
  missing: string[];
}

/**
 * Compares the store with the database, both ways. What nobody knows of is removed once it is a day old; where that would be
 * much, nothing is, since the database may be the one that forgot. What is missing is said as an error: somebody has to look.
 */
export async function compareStores({ db, store, clock, log }: RecordingDeps): Promise<Comparison> {
  const seen = new Map<string, number>();
  const old: string[] = [];
  const youngest = clock().getTime() - YOUNG_MS;
  for await (const { id, sizeBytes, storedAt } of store.list()) {
    seen.set(id, sizeBytes);
    if (storedAt.getTime() <= youngest) old.push(id);
  }
  // Asked last: whatever was noted before it was stored is known by now.
  const known = await findKnown(db);
  const isUnknown = (id: string) => !known.has(id);
  const unknown = [...seen.keys()].filter(isUnknown).sort();
  const removable = old.filter(isUnknown);
  const removed = removable.length <= MAX_REMOVED ? removable : [];
  for (const id of removed) await store.remove(id);
  const missing: string[] = [];
  for (const [id, { sizeBytes, state }] of known) {
    if (state !== 'ready' && state !== 'checking') continue;
    if (seen.get(id) === sizeBytes || (await store.sizeOf(id)) === sizeBytes) continue;
    // It may have ended while the store was asked.
    if ((await findRecording(db, id, clock()))?.state === state) missing.push(id);
  }
  if (removable.length > removed.length)
    log.error(
      { unknown: removable.length },
      'the store of recordings holds much that the database does not know; nothing was removed',
    );
  else if (removed.length > 0)
    log.warn({ removed }, 'objects that nobody knows of were removed from the store of recordings');
  if (missing.length > 0) log.error({ missing }, 'recordings are missing in the store');
  return { unknown, removed, missing };
}
