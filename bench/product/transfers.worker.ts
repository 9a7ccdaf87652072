import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { recordingDesk } from './recording-desk.ts';
import type { SignedIn } from './recording-desk.ts';
import { NoiseFile, receive } from './transfers.ts';

/** Who transfers over and over, on a thread of its own: what they take from a processor is not what others wait for. */
export interface TransfersTask {
  desk: SignedIn;
  /** What is fetched in pieces. */
  file: string;
  uploads: number;
  downloads: number;
  pieceBytes: number;
  partBytes: number;
  bytesPerSecond: number | undefined;
}

/**
 * The machines of a desk and of guests are elsewhere: when this one is busy, what stands for them waits, and not those who are measured.
 * On Linux this is the priority of the thread alone.
 */
setPriority(10);

const { desk: signedIn, file, uploads, downloads, pieceBytes, ...line } = workerData as TransfersTask;
const desk = recordingDesk(signedIn);
const piece = new NoiseFile(pieceBytes);

async function upload() {
  const at = await desk.begin(piece);
  await desk.upload(piece, at, line);
  await desk.remove(at);
}
// Whoever begins at the beginning is noted in the log of what staff do.
const headers = { ...signedIn.headers, Range: `bytes=1000-${pieceBytes + 999}` };
const download = () => receive({ url: file, headers, bytesPerSecond: line.bytesPerSecond });

let isOver = false;
parentPort?.once('message', () => (isOver = true));
const startedAt = performance.now();
let done = 0;
const keepDoing = async (transfer: () => Promise<unknown>) => {
  while (!isOver) {
    await transfer();
    done += 1;
  }
};
await Promise.all([
  ...Array.from({ length: uploads }, () => keepDoing(upload)),
  ...Array.from({ length: downloads }, () => keepDoing(download)),
]);
parentPort?.postMessage((done * pieceBytes) / ((performance.now() - startedAt) / 1000));
