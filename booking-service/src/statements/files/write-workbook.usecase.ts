import { writeXlsx } from 'hucre/xlsx';
import type { StaffLanguage } from 'shared/auth/staff-languages.ts';
import type { Statement } from 'shared/statements/statement.ts';
import { statementTables } from 'shared/statements/statement-tables.ts';
import type { StatementCell } from 'shared/statements/statement-tables.ts';
import { statementWords } from 'shared/statements/words.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { StatementLine } from '../reckoning/movement.ts';
import type { Heading } from './heading.ts';

/** The same tables as a workbook, and every movement that they sum up in a second sheet. */
export async function writeWorkbook(
  statement: Statement,
  lines: readonly StatementLine[],
  { title, facts }: Heading,
  language: StaffLanguage,
): Promise<Uint8Array> {
  const words = statementWords[language];
  const tables = statementTables(statement, language);
  const rows: StatementCell[][] = [
    [title],
    [facts.join(' · ')],
    ...tables.flatMap((table) => [
      [],
      [table.title],
      [...table.headings],
      ...table.rows.map((row) => [...row]),
    ]),
    [],
    [words.note],
  ];
  const width = Math.max(...rows.map((row) => row.length));
  const movements = lines.map(({ kind, at, orderId, method, won }) => {
    const { date, time } = seoulWallClock(at);
    return [`${date} ${time}`, words.movements.kinds[kind], orderId ?? '', words.methods.names[method], won];
  });
  return writeXlsx({
    properties: { title },
    sheets: [
      {
        name: title,
        columns: Array.from({ length: width }, (_, place) => ({ width: place === 0 ? 44 : 16 })),
        rows,
      },
      {
        name: words.movements.title,
        columns: [18, 30, 14, 24, 14].map((columnWidth) => ({ width: columnWidth })),
        rows: [[...words.movements.headings], ...movements],
        freezePane: { rows: 1 },
      },
    ],
  });
}
