import type { StaffLanguage } from 'shared/auth/staff-languages.ts';
import { localized } from 'shared/languages/localized-text.ts';
import type { Span } from 'shared/reports/spans.ts';
import { addSeoulDays, instantInSeoul } from 'shared/time/seoul.ts';
import { readBranchNames } from '../../catalogue/branches.store.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { PAGE_ROWS } from './sheet.ts';
import type { Asked, Cell, PagedSheet, Place, Sheet } from './sheet.ts';

const BEGINNING: Place = ['-infinity', ''];

interface Row {
  cells: Cell[];
  branchId: number | null;
  at: string;
  key: string;
}

/** A row of another branch than was asked for. */
type OfAnother = Pick<Row, 'at' | 'key'> & { cells: null };

/** From the first day's beginning until the end of the last. */
const momentsOf = ({ from, to }: Span) => [
  instantInSeoul(from, '00:00'),
  instantInSeoul(addSeoulDays(to, 1), '00:00'),
];

export async function countRows(db: Database, sheet: Sheet, asked: Asked): Promise<number> {
  if ('make' in sheet) return (await sheet.make(db, asked)).length;
  const { rows } = await db.query<{ count: number }>(sheet.count, [
    ...momentsOf(asked.span),
    asked.branchId ?? null,
  ]);
  return rows[0]?.count ?? 0;
}

const branchHeading: Record<StaffLanguage, string> = { en: 'Cafe', ko: '지점' };

/** Headings and rows; where there are several branches, each row of money or a booking says at its end of which it is. */
export async function tableOf(
  db: Database,
  sheet: Sheet,
  asked: Asked,
): Promise<{ headings: readonly string[]; rows: AsyncIterable<Cell[]> | Cell[][] }> {
  const { language } = asked;
  const headings = sheet.columns[language];
  if ('make' in sheet) return { headings, rows: await sheet.make(db, asked) };
  const names = sheet.saysBranch ? await readBranchNames(db) : new Map<number, null>();
  if (names.size < 2) return { headings, rows: pagesOf(db, sheet, asked) };
  const nameOf = (id: number | null) => {
    const name = id === null ? undefined : names.get(id);
    return name ? localized(name, language) : id;
  };
  return {
    headings: [...headings, branchHeading[language]],
    rows: pagesOf(db, sheet, asked, ({ cells, branchId }) => [...cells, nameOf(branchId)]),
  };
}

/** All rows, in pages of one statement each: nothing is locked, and as little is held as somebody reads slowly. */
export async function* pagesOf(
  db: Queryable,
  sheet: PagedSheet,
  { span, now, branchId }: Pick<Asked, 'span' | 'now' | 'branchId'>,
  cellsOf = ({ cells }: Row) => cells,
): AsyncGenerator<Cell[]> {
  let place = BEGINNING;
  for (;;) {
    const { rows } = await db.query<Row | OfAnother>(sheet.page, [
      ...[...momentsOf(span), ...place, branchId ?? null],
      ...(sheet.readsNow ? [now] : []),
    ]);
    for (const row of rows) if (row.cells) yield cellsOf(row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE_ROWS) return;
    place = [last.at, last.key];
  }
}
