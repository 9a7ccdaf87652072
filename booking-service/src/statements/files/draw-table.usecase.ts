import { isRight } from 'shared/statements/statement-tables.ts';
import type { StatementCell, StatementTable } from 'shared/statements/statement-tables.ts';
import { faces } from './faces.usecase.ts';

type Document = PDFKit.PDFDocument;
interface Row {
  cells: readonly string[];
  /** Its file: pdfkit's tables open what goes by another name again for each cell. */
  font: string;
}

/** In points. */
const PADDING = 3.5;
const TEXT_SIZE = 9;
const TITLE = { size: 12, above: 14, below: 4 };
/** A table of fewer rows stands on one page. */
const SHORT_ROWS = 20;

/** Draws a table under its title; rows stay whole, and the headings stand on each of its pages. */
export function drawTable(document: Document, table: StatementTable): void {
  const heading: Row = { cells: table.headings, font: faces.bold };
  const rows = table.rows.map((cells, index): Row => {
    const isSum = table.hasSum && index === table.rows.length - 1;
    return { cells: cells.map(shown), font: isSum ? faces.bold : faces.regular };
  });
  const widths = columnWidths(document, [heading, ...rows]);
  const heightOf = (row: Row) => rowHeight(document, row, widths);
  const headingHeight = heightOf(heading);
  const bottom = () => document.page.maxY();

  const kept = rows.length < SHORT_ROWS ? rows : rows.slice(0, 1);
  const keptHeight = kept.reduce((sum, row) => sum + heightOf(row), headingHeight);
  const titleHeight =
    TITLE.above + document.font(faces.bold, TITLE.size).currentLineHeight(true) + TITLE.below;
  // No title stands at the foot of a page without its table.
  if (document.y + titleHeight + keptHeight >= bottom()) document.addPage();
  document.y += TITLE.above;
  const drawTitle = () =>
    void document.font(faces.bold, TITLE.size).text(table.title, document.page.margins.left);
  document.addStructure(document.struct('H2', {}, drawTitle));
  document.y += TITLE.below;

  let left = rows;
  while (left.length > 0) {
    let y = document.y + headingHeight;
    const over = left.findIndex((row) => (y += heightOf(row)) >= bottom());
    const onPage = over === -1 ? left : left.slice(0, Math.max(over, 1));
    drawPart(document, [heading, ...onPage], widths, (place) => isRight(table, place));
    left = left.slice(onPage.length);
    if (left.length > 0) document.addPage();
  }
}

const shown = (cell: StatementCell) => (typeof cell === 'number' ? cell.toLocaleString('en-US') : cell);

function drawPart(
  document: Document,
  rows: readonly Row[],
  widths: number[],
  isRightAt: (place: number) => boolean,
): void {
  document.table({
    structParent: document,
    columnStyles: widths,
    defaultStyle: {
      padding: PADDING,
      border: { top: 0, right: 0, bottom: 0.5, left: 0 },
      borderColor: '#aaa',
    },
    data: rows.map(({ cells, font }, row) =>
      cells.map((text, place) => ({
        ...{ text, font: { src: font, size: TEXT_SIZE } },
        align: { x: isRightAt(place) ? ('right' as const) : ('left' as const), y: 'top' as const },
        ...(row === 0 && { type: 'TH' as const, scope: 'Column' as const }),
      })),
    ),
  });
}

function rowHeight(document: Document, { cells, font }: Row, widths: readonly number[]): number {
  document.font(font, TEXT_SIZE);
  const heights = cells.map((text, place) =>
    document.heightOfString(text, { width: (widths[place] ?? 0) - 2 * PADDING }),
  );
  return Math.max(...heights) + 2 * PADDING;
}

/** Columns are as wide as what stands in them. The first takes what is left over; where nothing is, the widest share what there is. */
function columnWidths(document: Document, rows: readonly Row[]): number[] {
  const { width, margins } = document.page;
  const wanted = (rows[0]?.cells ?? []).map((_, place) => {
    const texts = rows.map(({ cells, font }) =>
      document.font(font, TEXT_SIZE).widthOfString(cells[place] ?? ''),
    );
    return Math.ceil(Math.max(...texts)) + 2 * PADDING;
  });
  let left = width - margins.left - margins.right;
  const widths = [...wanted];
  const narrowFirst = [...wanted.entries()].toSorted(([, a], [, b]) => a - b);
  for (const [index, [place, most]] of narrowFirst.entries()) {
    const share = Math.min(most, left / (wanted.length - index));
    widths[place] = share;
    left -= share;
  }
  return widths.map((share, place) => (place === 0 ? share + left : share));
}
