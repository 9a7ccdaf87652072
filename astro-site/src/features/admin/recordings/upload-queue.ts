import type { RecordingKind } from 'shared/recordings/recordings.ts';
import { store } from '../../../lib/store.ts';
import { rateOf, withSample } from './rate.ts';
import type { Rate, Sample } from './rate.ts';
import { finishUpload } from './recordings-api.ts';

/** A file on its way. It stays here until it has arrived and its sum was said, wherever on the dashboard one goes meanwhile. */
export interface QueuedUpload {
  key: number;
  file: File;
  bookingId: string;
  kind: RecordingKind;
  state: 'waiting' | 'sending' | 'finishing' | 'stopped';
  sentBytes: number;
  rate: Rate | null;
  /** Why it stopped. */
  error: unknown;
}

export type NewUpload = Pick<QueuedUpload, 'file' | 'bookingId' | 'kind'>;

export const uploadQueue = store<readonly QueuedUpload[]>([]);

const change = (key: number, to: Partial<QueuedUpload>) =>
  uploadQueue.set(uploadQueue.read().map((one) => (one.key === key ? { ...one, ...to } : one)));
const remove = (key: number) => uploadQueue.set(uploadQueue.read().filter((one) => one.key !== key));
const find = (key: number) => uploadQueue.read().find((one) => one.key === key);

let count = 0;
const endings = new Map<number, () => Promise<void>>();
const arrivals = new Set<(bookingId: string) => void>();

/** Is called with the session of which a file has arrived. */
export function onArrival(listener: (bookingId: string) => void): () => void {
  arrivals.add(listener);
  return () => arrivals.delete(listener);
}

/** Files are sent one after the other: the first is there soonest, and may be listened to. */
export function enqueue(uploads: readonly NewUpload[]): void {
  const queued = uploads.map((upload) => ({
    ...upload,
    key: (count += 1),
    state: 'waiting' as const,
    sentBytes: 0,
    rate: null,
    error: null,
  }));
  uploadQueue.set([...uploadQueue.read(), ...queued]);
  sendNext();
}

/** Goes on with one that stopped, from where it was. */
export function resume(key: number): void {
  change(key, { state: 'waiting', error: null });
  sendNext();
}

/** Ends one, and what was sent of it. */
export async function giveUp(key: number): Promise<void> {
  const end = endings.get(key);
  endings.delete(key);
  remove(key);
  await end?.();
  sendNext();
}

const isSending = ({ state }: QueuedUpload) => state === 'sending' || state === 'finishing';

function sendNext(): void {
  const all = uploadQueue.read();
  const next = all.find(({ state }) => state === 'waiting');
  if (!next || all.some(isSending)) return;
  change(next.key, { state: 'sending', rate: null });
  void send(next).finally(sendNext);
}

async function send({ key, file, bookingId, kind }: QueuedUpload): Promise<void> {
  try {
    const [{ startTransfer }, { hashFile }] = await Promise.all([
      import('./transfer.ts'),
      import('./hash-file.ts'),
    ]);
    const sum = hashFile(file);
    // It is waited for below; until then its failure is nobody's.
    sum.catch(() => undefined);
    let samples: Sample[] = [];
    const transfer = startTransfer({
      ...{ file, bookingId, kind },
      onProgress(bytes) {
        samples = withSample(samples, { atMs: performance.now(), bytes });
        change(key, { sentBytes: bytes, rate: rateOf(samples, file.size) });
      },
    });
    endings.set(key, transfer.giveUp);
    const id = await transfer.done;
    change(key, { state: 'finishing', sentBytes: file.size, rate: null });
    await finishUpload(id, await sum);
    endings.delete(key);
    remove(key);
    for (const tell of arrivals) tell(bookingId);
  } catch (error) {
    if (find(key)) change(key, { state: 'stopped', rate: null, error });
  }
}

/** A network that is back is a reason to go on. */
if (typeof window !== 'undefined') {
  window.addEventListener('online', () => {
    for (const { key, state } of uploadQueue.read()) if (state === 'stopped') resume(key);
  });
  window.addEventListener('beforeunload', (event) => {
    if (uploadQueue.read().length > 0) event.preventDefault();
  });
}
