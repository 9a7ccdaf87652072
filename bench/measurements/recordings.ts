import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { recordingAddresses } from 'shared/recordings/addresses.ts';
import { benchVisitors } from '../../booking-service/bench/visitors.ts';
import { withCpu } from '../frame/cpu.ts';
import { load } from '../frame/load.ts';
import type { Figures, Measurement, Subject } from '../frame/measurement.ts';
import { memoryBeyondRest } from '../frame/memory.ts';
import { canLookAtProcesses } from '../frame/processes.ts';
import type { Program } from '../frame/programs.ts';
import { asRequest, bookingOf } from '../product/booking-requests.ts';
import { newShop, startCopies } from '../product/booking-services.ts';
import { recordingDesk, signInAtDesk } from '../product/recording-desk.ts';
import { NoiseFile, receive, send } from '../product/transfers.ts';
import type { TransfersTask } from '../product/transfers.worker.ts';

const MB = 1_000_000;
/** As the desk's page sends them. */
const PART_BYTES = 8 * 1024 ** 2;
/** How long nobody does anything before a look, so that what is given back late is given back by then. */
const REST_MS = 2_000;
/** A fast line of a studio, and of whoever listens at home. */
const LINE_BYTES_PER_SECOND = 12.5 * MB;
/** What is transferred at a time beside bookings. */
const PIECE_BYTES = 32 * MB;
/** Far more than any evening brings, and far less than the service can. */
const BOOKINGS_PER_SECOND = 100;

export const recordings: Measurement = {
  title: 'recordings: a file of 1 GB up and down, and bookings while others are transferred',
  notes: [
    'Beside it Node’s own `pipeline` between socket and file, without accounts, leases and notes; sender and receiver run on the',
    'same cores. Memory is PSS beyond what the program had right before, at the most; a rest of two seconds comes before each look.',
  ],
  async *stages(bench) {
    if (!canLookAtProcesses) throw new Error('Only Linux says how much memory a process has.');
    const file = new NoiseFile(bench.options.isQuick ? 64 * MB : 1_000 * MB);
    const folder = join(bench.folder, 'bare-files');
    await mkdir(folder, { recursive: true });
    const bare = await bench.start({
      folder: 'booking-service',
      command: ['bench/rivals/pipeline.ts', folder],
    });
    const visitors = benchVisitors();
    const shop = await newShop(bench);
    const [service] = await startCopies(bench, shop, 1);
    if (!service) throw new Error('There is no copy of the service.');
    const signedIn = await signInAtDesk(service, shop, visitors);
    const desk = recordingDesk(signedIn);

    const beside = 'a bare pipeline';
    const upload = (partBytes?: number) => async () => {
      const at = await desk.begin(file);
      const figures = await transferred(service, file, () =>
        desk.upload(file, at, partBytes === undefined ? {} : { partBytes }),
      );
      await desk.remove(at);
      return figures;
    };
    const sendBare = () =>
      send({ url: `${bare.url}/file`, headers: { 'Content-Length': file.sizeBytes } }, 'PUT', file.bytes());
    yield {
      name: 'upload',
      comparedWith: { subject: beside, figure: 'MB per second' },
      subjects: [
        { name: beside, measure: () => transferred(bare, file, sendBare) },
        { name: 'ours, in one request', measure: upload() },
        { name: 'ours, in parts of 8 MB', measure: upload(PART_BYTES) },
      ],
    };

    const sha256 = file.sha256();
    const checked = async (): Promise<string> => {
      const at = await desk.begin(file);
      await desk.upload(file, at);
      return desk.finish(at, sha256);
    };
    const id = await checked();
    const ours = { url: `${service.url}${recordingAddresses.adminFile(id)}`, headers: signedIn.headers };
    yield {
      name: 'download',
      comparedWith: { subject: beside, figure: 'MB per second' },
      subjects: [
        { name: beside, measure: () => transferred(bare, file, () => receive({ url: `${bare.url}/file` })) },
        { name: 'ours', measure: () => transferred(service, file, () => receive(ours)) },
      ],
    };

    const check: Subject = {
      name: 'read once, on a thread',
      async measure() {
        const at = await desk.begin(file);
        await desk.upload(file, at);
        return transferred(service, file, () => desk.finish(at, sha256));
      },
    };
    yield { name: 'check of what has arrived', subjects: [check] };

    const book = () =>
      load({
        urls: [`${service.url}/api/bookings`],
        ...{ pids: [service.pid], postgresPid: bench.postgresPid },
        ...{ connections: bench.options.connections, seconds: 2 * bench.options.seconds },
        ...{ perSecond: BOOKINGS_PER_SECOND, status: 201, request: asRequest(() => bookingOf(visitors)) },
      });
    const alone = 'nothing else';
    const bookBeside = (bytesPerSecond?: number) => async () => {
      const task = { desk: signedIn, file: ours.url, uploads: 2, downloads: 4, pieceBytes: PIECE_BYTES };
      const end = startTransfers({ ...task, partBytes: PART_BYTES, bytesPerSecond });
      const figures = await book();
      return { ...figures, 'transfers MB per second': (await end()) / MB };
    };
    yield {
      name: `bookings, ${BOOKINGS_PER_SECOND} a second, beside two uploads and four downloads`,
      comparedWith: { subject: alone, figure: 'p99 ms' },
      subjects: [
        { name: alone, measure: book },
        { name: 'transfers, 100 Mbit a second each', measure: bookBeside(LINE_BYTES_PER_SECOND) },
        { name: 'transfers as fast as they go', measure: bookBeside() },
      ],
    };
  },
};

/** How fast a file is moved, and what that costs. */
async function transferred(
  { pid }: Program,
  { sizeBytes }: NoiseFile,
  move: () => Promise<unknown>,
): Promise<Figures> {
  await delay(REST_MS);
  const startedAt = performance.now();
  let seconds = Number.NaN;
  let memory = Number.NaN;
  const figures = await withCpu({ program: [pid] }, async () => {
    memory = await memoryBeyondRest(pid, async () => {
      await move();
      seconds = (performance.now() - startedAt) / 1000;
    });
    return { pieces: sizeBytes / MB, figures: {} };
  });
  return { 'MB per second': sizeBytes / MB / seconds, 'memory beyond rest': memory, ...figures };
}

/** @returns what ends them, and says how many bytes a second they moved */
function startTransfers(workerData: TransfersTask): () => Promise<number> {
  const worker = new Worker(new URL('../product/transfers.worker.ts', import.meta.url), { workerData });
  const said = once(worker, 'message') as Promise<[number]>;
  return async () => {
    worker.postMessage('end');
    return (await said)[0];
  };
}
