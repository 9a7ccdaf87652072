import type { User } from '../../auth/account.ts';
import { writeAudit } from '../../auth/audit-log.store.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { Problem } from '../../platform/problem.ts';
import type { Recording } from '../base/recording.ts';
import { findRecording, setChecking } from '../base/recordings.store.ts';
import type { RecordingStore } from '../store/recording-store.client.ts';

interface Finishing {
  id: string;
  sha256: Buffer;
  actor: User;
}

/**
 * All of a file has arrived: it is what has this sum, or it will be refused. Sent twice it counts once.
 *
 * @returns the recording that is checked from now on
 * @throws Problem `recording-not-found`; `recordings-changed` while some of it is missing
 */
export async function finishUpload(
  { db, clock, store }: PlatformDeps & { store: RecordingStore },
  { id, sha256, actor }: Finishing,
): Promise<Recording> {
  const recording = await findRecording(db, id, clock());
  if (!recording || recording.state === 'ended')
    throw new Problem('recording-not-found', 'recording-over-now');
  if (recording.state !== 'uploading') return recording;
  await store.settle(id, recording.sizeBytes);
  if ((await store.sizeOf(id)) !== recording.sizeBytes)
    throw new Problem('recordings-changed', 'recording-not-there');
  const now = clock();
  await db.transaction(async (trx) => {
    if (!(await setChecking(trx, id, sha256, now))) return;
    const subject = { type: 'booking', id: recording.bookingId } as const;
    const { kind, sizeBytes } = recording;
    await writeAudit(trx, {
      at: now,
      actor,
      action: 'recording-uploaded',
      subject,
      after: { recordingId: id, recording: kind, sizeBytes },
    });
  });
  return recording;
}
