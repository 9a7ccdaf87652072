import type { AdminRecording } from 'shared/recordings/recordings.ts';

/** A recording with everything that a test does not care about. */
export const aRecording = (fields: Partial<AdminRecording> = {}): AdminRecording => ({
  id: 'r1',
  bookingId: 'A',
  kind: 'vocals',
  fileName: 'take.wav',
  sizeBytes: 4,
  state: 'uploading',
  refusal: null,
  content: null,
  uploadedBy: 'admin',
  uploadedAt: '2026-11-24T10:00:00.000Z',
  handedOverAt: null,
  keptUntil: null,
  endedAt: null,
  endedBecause: null,
  ...fields,
});

/** The browser's storage, as far as it is used here. */
export function aStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}
