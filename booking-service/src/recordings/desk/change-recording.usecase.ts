import type { RecordingKind } from 'shared/recordings/recordings.ts';
import type { User } from '../../auth/account.ts';
import { writeAudit } from '../../auth/audit-log.store.ts';
import type { Queryable } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { RecordingDeps } from '../base/recording-deps.ts';
import type { Recording } from '../base/recording.ts';
import { endRecording, findRecording, setKind } from '../base/recordings.store.ts';

/** One that has not ended. @throws Problem `recording-not-found` */
export async function existing(db: Queryable, id: string, now: Date): Promise<Recording> {
  const recording = await findRecording(db, id, now);
  if (!recording || recording.state === 'ended' || recording.state === 'refused')
    throw new Problem('recording-not-found', 'recording-unknown');
  return recording;
}

interface Change {
  id: string;
  actor: User;
}

/** Says what a recording is. @throws Problem `recording-not-found` */
export function changeKind(
  { db, clock }: RecordingDeps,
  { id, actor, kind }: Change & { kind: RecordingKind },
): Promise<Recording> {
  return db.transaction(async (trx) => {
    const now = clock();
    const recording = await existing(trx, id, now);
    if (recording.kind === kind) return recording;
    await setKind(trx, id, kind);
    await writeAudit(trx, {
      at: now,
      actor,
      action: 'recording-changed',
      subject: { type: 'booking', id: recording.bookingId },
      before: { recordingId: id, recording: recording.kind },
      after: { recordingId: id, recording: kind },
    });
    return recording;
  });
}

/** From now on nobody can reach it; the store lets go of it a moment later. @throws Problem `recording-not-found` */
export function deleteByStaff({ db, clock }: RecordingDeps, { id, actor }: Change): Promise<Recording> {
  return db.transaction(async (trx) => {
    const now = clock();
    const recording = await existing(trx, id, now);
    if (!(await endRecording(trx, id, 'staff', now)))
      throw new Problem('recording-not-found', 'recording-unknown');
    const { bookingId, kind, state } = recording;
    await writeAudit(trx, {
      at: now,
      actor,
      action: 'recording-deleted',
      subject: { type: 'booking', id: bookingId },
      before: { recordingId: id, recording: kind, state },
    });
    return recording;
  });
}
