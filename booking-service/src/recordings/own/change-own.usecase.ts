import { newToken } from '../../auth/tokens.ts';
import { lockOwnOrder } from '../../my-booking/base/own-order.usecase.ts';
import type { Visit } from '../../my-booking/access/visit.ts';
import type { Transaction } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { extendRecordings } from '../base/extend.usecase.ts';
import { handoversOf, setShareToken, shareTokenOf } from '../base/handovers.store.ts';
import type { RecordingDeps } from '../base/recording-deps.ts';
import { endRecording } from '../base/recordings.store.ts';
import { handedOverOf, ownSession } from './own-session.usecase.ts';

interface Change {
  visit: Visit;
  bookingId: string;
}

/** Changes of a visitor's own: under their order's lock, so that nobody else decides on the same recordings meanwhile. */
function change(
  { db }: RecordingDeps,
  { visit, bookingId }: Change,
  work: (trx: Transaction) => Promise<void>,
): Promise<void> {
  return db.transaction(async (trx) => {
    await lockOwnOrder(trx, visit);
    await ownSession(trx, visit, bookingId);
    await work(trx);
  });
}

/** @throws Problem `page-closed`, `recording-not-found`, `extension-not-possible` */
export async function extendOwn(deps: RecordingDeps, one: Change): Promise<void> {
  const { rules } = await deps.catalogues.current();
  const { bookingId } = one;
  await change(deps, one, (trx) =>
    extendRecordings(trx, { bookingId, by: 'visitor', now: deps.clock(), days: rules.recordingKeepDays }),
  );
}

/**
 * Makes a link that lets others listen, or withdraws it: from that moment on it opens nothing, and never will again.
 *
 * @throws Problem `page-closed`, `recording-not-found`
 */
export function shareOwn(deps: RecordingDeps, one: Change & { isOn: boolean }): Promise<void> {
  const { bookingId, isOn } = one;
  const { sealing } = deps.config;
  return change(deps, one, async (trx) => {
    const handover = (await handoversOf(trx, [bookingId])).get(bookingId);
    if (!handover) throw new Problem('recording-not-found', 'recording-not-here');
    // Switched on where it is on: the link that was passed on stays good.
    if (isOn && shareTokenOf(handover, sealing) !== null) return;
    await setShareToken(trx, sealing, bookingId, isOn ? newToken() : null);
  });
}

/** Deletes recordings of a session for good: one, or all that were handed over. @throws Problem as above */
export function deleteOwn(deps: RecordingDeps, one: Change & { recordingId?: string }): Promise<void> {
  const { bookingId, recordingId } = one;
  return change(deps, one, async (trx) => {
    const now = deps.clock();
    const theirs = await handedOverOf(trx, bookingId, now);
    const chosen = theirs.filter(({ id }) => recordingId === undefined || id === recordingId);
    if (chosen.length === 0) throw new Problem('recording-not-found', 'recording-not-here');
    for (const { id } of chosen) await endRecording(trx, id, 'guest', now);
    if (chosen.length === theirs.length) await setShareToken(trx, deps.config.sealing, bookingId, null);
  });
}
