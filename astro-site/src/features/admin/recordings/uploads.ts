import { useSyncExternalStore } from 'react';
import type { RecordingKind } from 'shared/recordings/recordings.ts';
import { store } from '../../../lib/store.ts';
import type { Rate } from './rate.ts';

/**
 * `interrupted`: nobody answers, it goes on by itself; `stopped`: somebody has to do something; `checking`: all of it is there, and
 * the service reads it.
 */
export type UploadState = 'waiting' | 'sending' | 'interrupted' | 'finishing' | 'checking' | 'stopped';

/** A file on its way. It stays here until the service has said what became of it, wherever on the page one goes meanwhile. */
export interface QueuedUpload {
  key: number;
  file: File;
  bookingId: string;
  kind: RecordingKind;
  /** Of the recording, once the service knows of it: with it an upload goes on from anywhere. */
  id: string | null;
  state: UploadState;
  sentBytes: number;
  /** All of it has been sent; what is missing is its sum. */
  isSent: boolean;
  rate: Rate | null;
  /** Why it stopped, or was interrupted. */
  error: unknown;
}

export type NewUpload = Pick<QueuedUpload, 'file' | 'bookingId' | 'kind' | 'id'>;

/** Small, since every page that may upload loads it; what uploads is in `upload-queue.ts`. */
export const uploads = store<readonly QueuedUpload[]>([]);

export const useUploads = () => useSyncExternalStore(uploads.subscribe, uploads.read, uploads.read);

export const changeUpload = (key: number, to: Partial<QueuedUpload>) =>
  uploads.set(uploads.read().map((one) => (one.key === key ? { ...one, ...to } : one)));

export const removeUpload = (key: number) => uploads.set(uploads.read().filter((one) => one.key !== key));

export const percentOf = (bytes: number, ofBytes: number) => Math.floor((bytes / ofBytes) * 100);
