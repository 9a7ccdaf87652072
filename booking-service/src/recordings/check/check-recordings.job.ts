import { setTimeout as pause } from 'node:timers/promises';
import type { Found } from '../content/read-content.usecase.ts';
import { readOnThread } from '../content/read-on-thread.usecase.ts';
import { tryLease } from '../leases/lease.usecase.ts';
import { daysAfter } from '../base/recording.ts';
import type { RecordingDeps } from '../base/recording-deps.ts';
import { findRecording, findUnchecked, setReady, setRefused } from '../base/recordings.store.ts';

/** Each has a thread with a decoder. */
const AT_ONCE = 3;
const LOOK_AGAIN_MS = 1_000;

/**
 * Reads every file that has arrived, once from end to end: it is ready if it is what its sender says and a recording, and refused
 * otherwise. One that takes long keeps none that arrives meanwhile waiting. Several copies share the work; what one of them has
 * begun and could not end, another does.
 */
export async function checkRecordings(deps: RecordingDeps, stopping: AbortSignal): Promise<void> {
  const begun = new Set<string>();
  const underWay = new Set<Promise<void>>();
  for (;;) {
    const waiting = stopping.aborted ? [] : await findUnchecked(deps.db);
    for (const id of waiting.filter((one) => !begun.has(one)).slice(0, AT_ONCE - underWay.size)) {
      begun.add(id);
      const checking = checkOrLog(deps, id, stopping).finally(() => underWay.delete(checking));
      underWay.add(checking);
    }
    if (underWay.size === 0) return;
    await oneSettledOr(LOOK_AGAIN_MS, [...underWay]);
  }
}

/** Waits until one has ended, or for so long: something else may have arrived. */
async function oneSettledOr(ms: number, underWay: readonly Promise<void>[]): Promise<void> {
  const settled = new AbortController();
  const later = pause(ms, undefined, { signal: settled.signal }).catch(() => undefined);
  await Promise.race([...underWay, later]);
  settled.abort();
}

/** One that cannot be read keeps no other from being checked; the next run tries it again. */
async function checkOrLog(deps: RecordingDeps, id: string, stopping: AbortSignal): Promise<void> {
  try {
    await checkOne(deps, id, stopping);
  } catch (error) {
    if (!stopping.aborted)
      deps.log.error({ err: error, recordingId: id }, 'a recording could not be checked');
  }
}

async function checkOne(deps: RecordingDeps, id: string, stopping: AbortSignal): Promise<void> {
  const ending = new AbortController();
  const lease = await tryLease(deps, id, () => ending.abort());
  if (!lease) return;
  try {
    const recording = await findRecording(deps.db, id, deps.clock());
    if (recording?.state !== 'checking' || !recording.sha256) return;
    const { sizeBytes, sha256 } = recording;
    const signal = AbortSignal.any([stopping, ending.signal]);
    const found = await readOnThread({ at: deps.config.recordings.at, id, sizeBytes, sha256 }, signal);
    await note(deps, id, found);
  } finally {
    await lease.release();
  }
}

async function note({ db, clock, catalogues, log }: RecordingDeps, id: string, found: Found): Promise<void> {
  if ('refusal' in found) {
    log.warn({ recordingId: id, refusal: found.refusal }, 'a recording was refused');
    return setRefused(db, id, found.refusal);
  }
  const { rules } = await catalogues.current();
  const now = clock();
  const keptUntil = daysAfter(now, rules.recordingKeepDays);
  await setReady(db, id, { ...found, keptUntil, now });
}
