import type { Span } from 'shared/reports/spans.ts';
import { addSeoulDays, instantInSeoul } from 'shared/time/seoul.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { PAGE_ROWS } from './sheet.ts';
import type { Asked, Cell, PagedSheet, Place, Sheet } from './sheet.ts';

const BEGINNING: Place = ['-infinity', ''];

interface Row {
  cells: Cell[];
  at: string;
  key: string;
}

/** From the first day's beginning until the end of the last. */
const momentsOf = ({ from, to }: Span) => [
  instantInSeoul(from, '00:00'),
  instantInSeoul(addSeoulDays(to, 1), '00:00'),
];

export async function countRows(db: Database, sheet: Sheet, asked: Asked): Promise<number> {
  if ('make' in sheet) return (await sheet.make(db, asked)).length;
  const { rows } = await db.query<{ count: number }>(sheet.count, momentsOf(asked.span));
  return rows[0]?.count ?? 0;
}

export async function* rowsOf(db: Database, sheet: Sheet, asked: Asked): AsyncGenerator<Cell[]> {
  if ('make' in sheet) yield* await sheet.make(db, asked);
  else yield* pagesOf(db, sheet, asked);
}

/** All rows, in pages of one statement each: nothing is locked, and as little is held as somebody reads slowly. */
export async function* pagesOf(
  db: Queryable,
  sheet: PagedSheet,
  { span, now }: Pick<Asked, 'span' | 'now'>,
): AsyncGenerator<Cell[]> {
  let place = BEGINNING;
  for (;;) {
    const { rows } = await db.query<Row>(sheet.page, [
      ...[...momentsOf(span), ...place],
      ...(sheet.readsNow ? [now] : []),
    ]);
    for (const { cells } of rows) yield cells;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE_ROWS) return;
    place = [last.at, last.key];
  }
}
