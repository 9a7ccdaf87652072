import { parentPort, workerData } from 'node:worker_threads';
import type { RecordingPlace } from '../../platform/recording-place.ts';
import type { ByteRange } from '../store/recording-store.client.ts';
import { openRecordingStore } from '../store/open-store.client.ts';
import { readContent } from './read-content.usecase.ts';

/** Which object of which store is to be read, and what it should be. */
export interface ReadingTask {
  at: RecordingPlace['at'];
  id: string;
  sizeBytes: number;
  sha256: Uint8Array;
}

// Decoders say there what they think of a damaged file, for each of its frames.
// oxlint-disable-next-line no-console
console.error = () => undefined;

// Reading takes a processor for seconds; on a thread of its own, bookings do not wait for it.
const { at, id, sizeBytes, sha256 } = workerData as ReadingTask;
/** Nothing is uploaded here. */
const noUploads = { get: async () => undefined, set: async () => undefined, delete: async () => undefined };
const store = await openRecordingStore(at, noUploads);
const file = { sizeBytes, open: (range?: ByteRange) => store.read(id, range) };
parentPort?.postMessage(await readContent(file, Buffer.from(sha256)));
