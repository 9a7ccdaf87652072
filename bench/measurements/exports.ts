import { setTimeout as delay } from 'node:timers/promises';
import type { Export, ExportFormat } from 'shared/exports/exports.ts';
import { exportAddresses, exportFormats } from 'shared/exports/exports.ts';
import { addSampleBookings } from '../../booking-service/bench/sample-bookings.ts';
import { benchVisitors } from '../../booking-service/bench/visitors.ts';
import type { Figures, Measurement } from '../frame/measurement.ts';
import { memoryBeyondRest } from '../frame/memory.ts';
import { canLookAtProcesses } from '../frame/processes.ts';
import type { Program } from '../frame/programs.ts';
import { newShop, startCopies } from '../product/booking-services.ts';
import { signInAtDesk } from '../product/recording-desk.ts';
import type { SignedIn } from '../product/recording-desk.ts';

const MB = 1_000_000;
/** How long nobody does anything before a look, so that what is given back late is given back by then. */
const REST_MS = 2_000;
/** A million rows take minutes. */
const ROUNDS = 1;
const always = { from: '2000-01-01', to: '2099-12-31' };

export const exports: Measurement = {
  title: 'exports: all bookings as a file',
  notes: [
    'Budget: 150 MB of memory beyond rest for 1,000,000 rows. Memory is PSS of the service, at the most.',
  ],
  async *stages(bench) {
    if (!canLookAtProcesses) throw new Error('Only Linux says how much memory a process has.');
    const shop = await newShop(bench);
    const [service] = await startCopies(bench, shop, 1);
    if (!service) throw new Error('There is no copy of the service.');
    const owner = await signInAtDesk(service, shop, benchVisitors());
    let made = 0;
    for (const size of bench.options.sizes) {
      await addSampleBookings(shop, String(size - made));
      made = size;
      yield {
        name: `${size.toLocaleString('en')} bookings`,
        rounds: ROUNDS,
        subjects: exportFormats.map((format) => ({
          name: format,
          measure: () => exported(service, owner, format),
        })),
      };
    }
  },
};

async function exported(
  { pid }: Program,
  { url, headers }: SignedIn,
  format: ExportFormat,
): Promise<Figures> {
  const ordered = await fetch(`${url}${exportAddresses.all}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind: 'bookings', format, language: 'en', ...always }),
  });
  if (ordered.status !== 201)
    throw new Error(`The order was answered ${ordered.status}: ${await ordered.text()}`);
  const { id, rows } = (await ordered.json()) as Export;
  await delay(REST_MS);
  const startedAt = performance.now();
  let bytes = 0;
  const memory = await memoryBeyondRest(pid, async () => {
    const { body } = await fetch(`${url}${exportAddresses.file(id)}`, { headers });
    for await (const piece of body ?? []) bytes += (piece as Uint8Array).length;
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const { state } = (await (await fetch(`${url}${exportAddresses.one(id)}`, { headers })).json()) as Export;
  if (state !== 'sent') throw new Error(`The file is ${state}.`);
  return { rows, seconds, 'rows per second': rows / seconds, MB: bytes / MB, 'memory beyond rest': memory };
}
