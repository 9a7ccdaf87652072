import type { Queryable } from '../../platform/database.ts';
import { PAGE_ROWS } from './sheet.ts';
import type { Cell, Days, Place, Sheet } from './sheet.ts';

const BEGINNING: Place = ['-infinity', ''];

interface Row {
  cells: Cell[];
  at: string;
  key: string;
}

export async function countRows(db: Queryable, sheet: Sheet, { from, until }: Days): Promise<number> {
  const { rows } = await db.query<{ count: number }>(sheet.count, [from, until]);
  return rows[0]?.count ?? 0;
}

/** All rows, in pages of one statement each: nothing is locked, and as little is held as somebody reads slowly. */
export async function* rowsOf(
  db: Queryable,
  sheet: Sheet,
  { from, until }: Days,
  now: Date,
): AsyncGenerator<Cell[]> {
  let place = BEGINNING;
  for (;;) {
    const { rows } = await db.query<Row>(sheet.page, [
      ...[from, until, ...place],
      ...(sheet.readsNow ? [now] : []),
    ]);
    for (const { cells } of rows) yield cells;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE_ROWS) return;
    place = [last.at, last.key];
  }
}
