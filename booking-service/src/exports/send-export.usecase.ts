import type { Response } from 'express';
import { pipeline } from 'node:stream/promises';
import type { ExportOrder } from 'shared/exports/exports.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { noteExport } from './exports.store.ts';
import { mediaTypes } from './media-types.ts';
import type { Cell } from './sheets/sheet.ts';
import { tableOf } from './sheets/rows.store.ts';
import { sheets } from './sheets/sheets.store.ts';

const TELL_EVERY_MS = 1_000;

/** How Node tells that nobody reads any more. */
const gone = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'];

// With the first file: a start does not wait for what writes them.
const tableWriter = () => import('./write-table.usecase.ts');

/** `bookings-2026-11-01-to-2026-11-30.csv`, or `bookings-branch-2-2026-11-01-to-2026-11-30.csv` */
const fileName = ({ kind, branchId, from, to, format }: ExportOrder) =>
  `${kind}${branchId === undefined ? '' : `-branch-${branchId}`}-${from}-to-${to}.${format}`;

/**
 * Sends the file of an order that was taken, row by row as fast as it is read, and notes how far it is. Whoever goes away ends it;
 * where it cannot go on the connection is broken, so that a browser takes nothing for a whole file that is none.
 */
export async function sendExport(
  res: Response,
  { db, clock }: { db: Database; clock: Clock },
  id: string,
  order: ExportOrder,
): Promise<void> {
  const { from, to, language, branchId } = order;
  const asked = { span: { from, to }, language, branchId, now: clock() };
  let rowsSent = 0;
  async function* counted(rows: AsyncIterable<Cell[]> | Cell[][]): AsyncGenerator<Cell[]> {
    for await (const row of rows) {
      yield row;
      rowsSent += 1;
    }
  }
  res
    .attachment(fileName(order))
    .set({ 'Content-Type': mediaTypes[order.format], 'X-Content-Type-Options': 'nosniff' });
  // By the clock and not by the row: whoever reads slowly, or pauses, asks for no row for a long time.
  const telling = setInterval(() => {
    // A database that is away breaks the rows as well, which is told where they are sent.
    noteExport(db, id, { state: 'sending', rowsSent }, clock()).catch(() => undefined);
  }, TELL_EVERY_MS);
  try {
    const [{ headings, rows }, { writeTable }] = await Promise.all([
      tableOf(db, sheets[order.kind], asked),
      tableWriter(),
    ]);
    const table = { name: order.kind, headings, rows: counted(rows) };
    await pipeline(writeTable(order.format, table), res);
  } catch (error) {
    await noteExport(db, id, { state: 'broken', rowsSent }, clock());
    // Whoever goes away, on the way or before the first row, has done nothing wrong.
    if (gone.includes((error as NodeJS.ErrnoException).code ?? '')) return;
    throw error;
  } finally {
    clearInterval(telling);
  }
  await noteExport(db, id, { state: 'sent', rowsSent }, clock());
}
