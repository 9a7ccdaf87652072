import { stringify } from 'csv-stringify';
import { writeXlsxStream } from 'hucre/xlsx';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { ExportFormat } from 'shared/exports/exports.ts';
import { keptAsText } from './kept-as-text.ts';
import type { Cell } from './sheets/sheet.ts';

/** A sheet on its way: its name, its headings, and its rows, which are asked for one after the other. */
export interface Table {
  name: string;
  headings: readonly string[];
  rows: AsyncIterable<Cell[]>;
}

/**
 * CSV for spreadsheets, RFC 4180, as UTF-8 with a mark that Excel needs for it. A text that a spreadsheet would take for a formula
 * or turn into a number or a date has an apostrophe before it (https://owasp.org/www-community/attacks/CSV_Injection); numbers and
 * our own dates stay what they are.
 */
function writeCsv({ headings, rows }: Table): Readable {
  const csv = stringify({
    ...{ bom: true, header: true, escape_formulas: true, record_delimiter: 'windows' },
    columns: [...headings],
    cast: { string: keptAsText },
  });
  const source = Readable.from(rows);
  source.on('error', (error) => csv.destroy(error));
  csv.on('close', () => source.destroy());
  return source.pipe(csv);
}

/** A cell of an XLSX file says itself that it is a text, so nothing in it is a formula. More than 1,048,576 rows go on in a second sheet. */
const writeXlsx = ({ name, headings, rows }: Table): Readable =>
  Readable.fromWeb(
    writeXlsxStream(rows, {
      name,
      columns: headings.map((header) => ({ header })),
      freezePane: { rows: 1 },
    }) as ReadableStream<Uint8Array>,
  );

const writers: Record<ExportFormat, (table: Table) => Readable> = { csv: writeCsv, xlsx: writeXlsx };

/** The bytes of a file, made as they are read. */
export const writeTable = (format: ExportFormat, table: Table): Readable => writers[format](table);
