import type {
  AdminRecording,
  EndReason,
  RecordingContent,
  RecordingFormat,
  RecordingKind,
  RefusalReason,
} from 'shared/recordings/recordings.ts';

/** A recording as stored. */
export interface Recording {
  id: string;
  bookingId: string;
  kind: RecordingKind;
  fileName: string;
  sizeBytes: number;
  state: AdminRecording['state'];
  sha256: Buffer | null;
  refusal: RefusalReason | null;
  format: RecordingFormat | null;
  durationMs: number | null;
  sampleRateHz: number | null;
  channels: number | null;
  bitsPerSample: number | null;
  uploadedBy: string;
  uploadedAt: Date;
  readyAt: Date | null;
  handedOverAt: Date | null;
  keptUntil: Date | null;
  endedAt: Date | null;
  endedBecause: EndReason | null;
}

/** A recording that is ready, with what is known of it. */
export interface ReadyRecording extends Recording {
  state: 'ready';
  sha256: Buffer;
  format: RecordingFormat;
  durationMs: number;
  readyAt: Date;
  keptUntil: Date;
}

export const isReady = (recording: Recording): recording is ReadyRecording => recording.state === 'ready';

/** What its guest may see: ready, and told of. */
export const isHandedOver = (recording: Recording): recording is ReadyRecording & { handedOverAt: Date } =>
  isReady(recording) && recording.handedOverAt !== null;

/** What is known of a file once it has been read; null before. */
export function contentOf(recording: Recording): RecordingContent | null {
  const { format, durationMs, sampleRateHz, channels, bitsPerSample } = recording;
  if (format === null || durationMs === null) return null;
  return { format, durationMs, sampleRateHz, channels, bitsPerSample };
}

const DAY_MS = 86_400_000;

export const daysAfter = (instant: Date, days: number) => new Date(instant.getTime() + days * DAY_MS);
