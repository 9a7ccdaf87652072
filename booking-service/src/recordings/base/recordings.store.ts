import type {
  EndReason,
  RecordingContent,
  RecordingKind,
  RefusalReason,
} from 'shared/recordings/recordings.ts';
import { recordingKinds } from 'shared/recordings/recordings.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Recording } from './recording.ts';

/** What has been kept as long as was promised has ended at that moment (`$2`), also before the job notes it. */
const ifOver = (then: string, otherwise: string) =>
  `CASE WHEN state = 'ready' AND kept_until <= $2 THEN ${then} ELSE ${otherwise} END`;

const columns = `id, booking_id AS "bookingId", kind, file_name AS "fileName", size_bytes AS "sizeBytes",
  ${ifOver("'ended'", 'state')} AS state, sha256, refusal,
  format, duration_ms AS "durationMs", sample_rate_hz AS "sampleRateHz", channels, bits_per_sample AS "bitsPerSample",
  uploaded_by AS "uploadedBy", uploaded_at AS "uploadedAt", ready_at AS "readyAt", handed_over_at AS "handedOverAt",
  kept_until AS "keptUntil", ${ifOver('kept_until', 'ended_at')} AS "endedAt",
  ${ifOver("'time'", 'ended_because')} AS "endedBecause"`;

/** A recording as it is at a moment. */
export async function findRecording(db: Queryable, id: string, now: Date): Promise<Recording | undefined> {
  const { rows } = await db.query<Recording>(`SELECT ${columns} FROM recordings WHERE id = $1`, [id, now]);
  return rows[0];
}

/** Everything that ever was a recording of these bookings: vocals first, the oldest of a kind first. */
export async function recordingsOf(
  db: Queryable,
  bookingIds: readonly string[],
  now: Date,
): Promise<Recording[]> {
  const { rows } = await db.query<Recording>(
    `SELECT ${columns} FROM recordings WHERE booking_id = ANY ($1) ORDER BY array_position($3::text[], kind), uploaded_at, id`,
    [bookingIds, now, recordingKinds],
  );
  return rows;
}

/** The waveforms of recordings, by their ids. */
export async function peaksOf(db: Queryable, ids: readonly string[]): Promise<Map<string, number[]>> {
  const { rows } = await db.query<{ id: string; peaks: Buffer | null }>(
    'SELECT id, peaks FROM recordings WHERE id = ANY ($1)',
    [ids],
  );
  return new Map(rows.map(({ id, peaks }) => [id, [...(peaks ?? [])]]));
}

export type NewRecording = Pick<
  Recording,
  'id' | 'bookingId' | 'kind' | 'fileName' | 'sizeBytes' | 'uploadedBy' | 'uploadedAt'
>;

export async function insertRecording(db: Queryable, recording: NewRecording): Promise<void> {
  const { id, bookingId, kind, fileName, sizeBytes, uploadedBy, uploadedAt } = recording;
  await db.query(
    `INSERT INTO recordings (id, booking_id, kind, file_name, size_bytes, uploaded_by, uploaded_at, touched_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [id, bookingId, kind, fileName, sizeBytes, uploadedBy, uploadedAt],
  );
}

/** Something of an upload has arrived. That is noted once a minute: many parts come in one, and it is given up after a day. */
export async function touchUpload(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query(
    `UPDATE recordings SET touched_at = $2
      WHERE id = $1 AND state = 'uploading' AND touched_at <= $2::timestamptz - interval '1 minute'`,
    [id, now],
  );
}

/** All of it is there, and this is what it should be. False where it is no upload any more. */
export async function setChecking(db: Queryable, id: string, sha256: Buffer, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE recordings SET state = 'checking', sha256 = $2, touched_at = $3 WHERE id = $1 AND state = 'uploading'`,
    [id, sha256, now],
  );
  return rowCount > 0;
}

export async function findUnchecked(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM recordings WHERE state = 'checking' ORDER BY touched_at, id`,
  );
  return rows.map(({ id }) => id);
}

export interface Checked {
  content: RecordingContent;
  peaks: Uint8Array;
  keptUntil: Date;
  now: Date;
}

/** It is what it should be. False where it has ended meanwhile. */
export async function setReady(
  db: Queryable,
  id: string,
  { content, peaks, keptUntil, now }: Checked,
): Promise<boolean> {
  const { format, durationMs, sampleRateHz, channels, bitsPerSample } = content;
  const { rowCount } = await db.query(
    `UPDATE recordings SET state = 'ready', format = $2, duration_ms = $3, sample_rate_hz = $4, channels = $5, bits_per_sample = $6,
            peaks = $7, ready_at = $8, kept_until = $9
      WHERE id = $1 AND state = 'checking'`,
    [id, format, durationMs, sampleRateHz, channels, bitsPerSample, Buffer.from(peaks), now, keptUntil],
  );
  return rowCount > 0;
}

export async function setRefused(db: Queryable, id: string, refusal: RefusalReason): Promise<void> {
  await db.query(
    `UPDATE recordings SET state = 'refused', refusal = $2 WHERE id = $1 AND state = 'checking'`,
    [id, refusal],
  );
}

export async function setKind(db: Queryable, id: string, kind: RecordingKind): Promise<void> {
  await db.query('UPDATE recordings SET kind = $2 WHERE id = $1', [id, kind]);
}

/** What is left of one that has ended: that it was there, and why it is not. */
const ENDED = `state = 'ended', file_name = '-', uploaded_by = '-', sha256 = NULL, peaks = NULL`;

/** Ends recordings of bookings, whatever they are at, from the moment on that the transaction ends well. Returns how many. */
export async function endRecordingsOf(
  db: Queryable,
  bookingIds: readonly string[],
  because: EndReason,
  now: Date,
): Promise<number> {
  const { rowCount } = await db.query(
    `UPDATE recordings SET ${ENDED}, ended_because = $2, ended_at = $3
      WHERE booking_id = ANY ($1) AND state IN ('uploading', 'checking', 'ready')`,
    [bookingIds, because, now],
  );
  return rowCount;
}

/** False where it has ended already. */
export async function endRecording(
  db: Queryable,
  id: string,
  because: EndReason,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE recordings SET ${ENDED}, ended_because = $2, ended_at = $3
      WHERE id = $1 AND state IN ('uploading', 'checking', 'ready')`,
    [id, because, now],
  );
  return rowCount > 0;
}

/** Ends what has been kept as long as was promised. Returns how many. */
export async function endOverdue(db: Queryable, now: Date): Promise<number> {
  const { rowCount } = await db.query(
    `UPDATE recordings SET ${ENDED}, ended_because = 'time', ended_at = $1 WHERE state = 'ready' AND kept_until <= $1`,
    [now],
  );
  return rowCount;
}

/** Ends uploads that nobody has gone on with since `before`. */
export async function giveUpUploads(db: Queryable, before: Date, now: Date): Promise<number> {
  const { rowCount } = await db.query(
    `UPDATE recordings SET ${ENDED}, ended_because = 'given-up', ended_at = $2
      WHERE state = 'uploading' AND touched_at <= $1`,
    [before, now],
  );
  return rowCount;
}

/** What is over and may still lie in the store. */
export async function findToRemove(db: Queryable, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM recordings WHERE state IN ('refused', 'ended') AND gone_at IS NULL ORDER BY id LIMIT $1`,
    [limit],
  );
  return rows.map(({ id }) => id);
}

/** The store has confirmed that nothing of it is left. */
export async function noteGone(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query('UPDATE recordings SET gone_at = $2 WHERE id = $1 AND gone_at IS NULL', [id, now]);
}

/** Every object that the store may hold, with the size that it has when it is whole. */
export async function findKnown(
  db: Queryable,
): Promise<Map<string, { sizeBytes: number; state: Recording['state'] }>> {
  const { rows } = await db.query<{ id: string; sizeBytes: number; state: Recording['state'] }>(
    'SELECT id, size_bytes AS "sizeBytes", state FROM recordings WHERE gone_at IS NULL',
  );
  return new Map(rows.map(({ id, ...known }) => [id, known]));
}
