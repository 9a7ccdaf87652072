import type { AdminRecordings } from 'shared/recordings/recordings.ts';
import { onSignedIn, noteFailure } from '../sign-in/session-store.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { afterFailure, FileGoneError, pauseMs } from './after-failure.ts';
import { begunUploadOf, forgetBegun, noteBegun } from './begun-uploads.ts';
import { hashFile } from './hash-file.ts';
import { rateOf, withSample, type Sample } from './rate.ts';
import { changeKind, deleteRecording, finishUpload, readRecordings } from './recordings-api.ts';
import { transfer } from './transfer.ts';
import { changeUpload, removeUpload, uploads, type NewUpload, type QueuedUpload } from './uploads.ts';

/** What belongs to an upload and is nothing to show. */
interface Course {
  /** Worked out once, however often the upload is gone on with. */
  sum: Promise<string> | null;
  /** In a row, without anything having arrived in between. */
  failures: number;
  leaving: AbortController;
}

const courses = new Map<number, Course>();
const newCourse = (): Course => ({ sum: null, failures: 0, leaving: new AbortController() });
const pauses = new Map<number, ReturnType<typeof setTimeout>>();
const answers = new Set<(answer: AdminRecordings) => void>();
let count = 0;

/** Is called with what stands of a session after the queue has changed it. */
export function onAnswer(listener: (answer: AdminRecordings) => void): () => void {
  answers.add(listener);
  return () => answers.delete(listener);
}
const tell = (answer: AdminRecordings) => answers.forEach((listener) => listener(answer));

const find = (key: number) => uploads.read().find((one) => one.key === key);

/** Files are sent one after the other: the first is there soonest, and may be listened to. */
export function enqueue(files: readonly NewUpload[]): void {
  const queued = files.map((file) => {
    const fresh = { state: 'waiting', sentBytes: 0, isSent: false, rate: null, error: null } as const;
    return { ...file, ...fresh, key: (count += 1) };
  });
  uploads.set([...uploads.read(), ...queued]);
  sendNext();
}

/** Goes on with one that stopped or waits for the network, from where it was; anew where the service does not know it any more. */
export function goOn(key: number): void {
  const upload = find(key);
  if (!upload) return;
  clearTimeout(pauses.get(key));
  const isOver = upload.error instanceof ApiError && upload.error.status === 404;
  changeUpload(key, { state: 'waiting', ...(isOver && { id: null, isSent: false, sentBytes: 0 }) });
  sendNext();
}

/** Ends one, and what was sent of it. */
export async function giveUp(key: number): Promise<void> {
  const id = find(key)?.id;
  clearTimeout(pauses.get(key));
  courses.get(key)?.leaving.abort();
  courses.delete(key);
  removeUpload(key);
  sendNext();
  if (!id) return;
  forgetBegun(id);
  tell(await deleteRecording(id));
}

/** One that is waited for keeps its turn: what it waits for, the next would wait for, too. */
const hasItsTurn = ({ state }: QueuedUpload) =>
  state === 'sending' || state === 'finishing' || state === 'interrupted';

function sendNext(): void {
  const all = uploads.read();
  const next = all.find(({ state }) => state === 'waiting');
  if (!next || all.some(hasItsTurn)) return;
  changeUpload(next.key, { state: 'sending', rate: null });
  void send(next).finally(sendNext);
}

async function send(upload: QueuedUpload): Promise<void> {
  const { key, file } = upload;
  const course = courses.get(key) ?? newCourse();
  courses.set(key, course);
  try {
    await requireReadable(file);
    course.sum ??= hashFile(file);
    const { sum } = course;
    // It is waited for below; until then its failure is nobody's. The next try works it out anew.
    sum.catch(() => (course.sum = null));
    const id = upload.isSent && upload.id !== null ? upload.id : await transferTo(upload, course);
    await finish(upload, id, await sum);
  } catch (error) {
    if (find(key)) settle(key, course, error);
  }
}

/** What happens to a file on a disk shows first where it is read; sent, it would look like a network that is away. */
async function requireReadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (error) {
    throw new FileGoneError(error);
  }
}

/** Sends what is missing. @returns the recording's id */
async function transferTo(upload: QueuedUpload, course: Course): Promise<string> {
  const { key, file, bookingId } = upload;
  let { id } = upload;
  if (id === null && course.failures > 0) {
    // It may have been created by a request whose answer was lost.
    const { recordings } = await readRecordings(bookingId);
    id = begunUploadOf(file, bookingId, recordings)?.id ?? null;
  }
  let samples: Sample[] = [];
  const kept = (bytes: number) => id !== null && noteBegun(id, file, bytes);
  await transfer({ ...upload, id }, course.leaving.signal, {
    onCreated(created) {
      const isNew = id === null;
      id = created;
      changeUpload(key, { id });
      if (isNew) kept(0);
    },
    onProgress(bytes) {
      samples = withSample(samples, { atMs: performance.now(), bytes });
      changeUpload(key, { sentBytes: bytes, rate: rateOf(samples, file.size) });
    },
    onArrived(bytes) {
      course.failures = 0;
      kept(bytes);
    },
  });
  if (id === null) throw new Error('An upload has ended well without having been created');
  return id;
}

/** Says what the file should be, and what it is, where that was chosen anew since the upload began. */
async function finish({ key, file, kind }: QueuedUpload, id: string, sum: string): Promise<void> {
  changeUpload(key, { state: 'finishing', id, isSent: true, sentBytes: file.size, rate: null });
  const answer = await finishUpload(id, sum);
  forgetBegun(id);
  courses.delete(key);
  changeUpload(key, { state: 'checking' });
  tell(answer);
  const isOther = answer.recordings.some((one) => one.id === id && one.kind !== kind);
  // What it is can still be chosen in the list, where a failure of this would be seen.
  if (isOther) tell(await changeKind(id, kind).catch(() => answer));
}

function settle(key: number, course: Course, error: unknown): void {
  const next = afterFailure(error);
  // Said to be sent, and not there: how far it is, is asked anew.
  const isMissing = error instanceof ApiError && error.problem?.type === 'recordings-changed';
  const stands = { rate: null, error, ...(isMissing && { isSent: false }) };
  if (next !== 'wait') {
    changeUpload(key, { ...stands, state: 'stopped' });
    return noteFailure(error);
  }
  course.failures += 1;
  changeUpload(key, { ...stands, state: 'interrupted' });
  pauses.set(
    key,
    setTimeout(() => goOn(key), pauseMs(course.failures)),
  );
}

const goOnWith = (isMeant: (upload: QueuedUpload) => boolean) =>
  uploads
    .read()
    .filter(isMeant)
    .forEach(({ key }) => goOn(key));

onSignedIn(() => goOnWith(({ state, error }) => state === 'stopped' && afterFailure(error) === 'sign-in'));
// A network that is back, and a laptop that is opened, need no pause. Without a window nobody uploads.
if (typeof window !== 'undefined') {
  window.addEventListener('online', () => goOnWith(({ state }) => state === 'interrupted'));
  window.addEventListener('beforeunload', (event) => {
    if (uploads.read().some(({ state }) => state !== 'checking')) event.preventDefault();
  });
}
