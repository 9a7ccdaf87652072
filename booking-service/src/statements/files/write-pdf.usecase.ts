import pdfmake from 'pdfmake';
import type { Content, TableCell } from 'pdfmake';
import type { StaffLanguage } from 'shared/auth/staff-languages.ts';
import type { Statement } from 'shared/statements/statement.ts';
import { isRight, statementTables } from 'shared/statements/statement-tables.ts';
import type { StatementCell, StatementTable } from 'shared/statements/statement-tables.ts';
import { statementWords } from 'shared/statements/words.ts';
import { fileURLToPath } from 'node:url';
import type { Heading } from './heading.ts';

const normal = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/ibm-plex-sans-kr/IBMPlexSansKR_400Regular.ttf'),
);
const bold = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/ibm-plex-sans-kr/IBMPlexSansKR_600SemiBold.ttf'),
);

// One with the letters of both languages of the staff; nothing else is read, from nowhere.
pdfmake.setFonts({ IBMPlexSansKR: { normal, bold, italics: normal, bolditalics: bold } });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path === normal || path === bold);

/** What fits on a page in any case. */
const SHORT_ROWS = 20;

const shown = (cell: StatementCell) => (typeof cell === 'number' ? cell.toLocaleString('en-US') : cell);

/** A statement to print and to keep: A4, black on white. */
export async function writePdf(
  statement: Statement,
  { title, facts }: Heading,
  language: StaffLanguage,
): Promise<Buffer> {
  const words = statementWords[language];
  const tables = statementTables(statement, language);
  return pdfmake
    .createPdf({
      pageSize: 'A4',
      pageMargins: [48, 48, 48, 48],
      info: { title, producer: 'Record Cafe' },
      language,
      defaultStyle: { font: 'IBMPlexSansKR', fontSize: 9, lineHeight: 1.1 },
      styles: {
        title: { fontSize: 20, bold: true },
        section: { fontSize: 12, bold: true, margin: [0, 14, 0, 4] },
      },
      content: [
        { text: title, style: 'title' },
        { text: facts.join(' · '), margin: [0, 4, 0, 0] },
        ...tables.map(tableOf),
        { text: words.note, fontSize: 8.5, margin: [0, 12, 0, 0] },
      ],
      footer: (page: number, of: number) => ({
        text: `${title} · ${words.page(page, of)}`,
        alignment: 'center',
        fontSize: 8,
        margin: [48, 16, 48, 0],
      }),
    })
    .getBuffer();
}

function tableOf(statementTable: StatementTable): Content {
  const { title, headings, rows, hasSum } = statementTable;
  const cell = (text: string, place: number, isBold: boolean): TableCell => ({
    text,
    bold: isBold,
    alignment: isRight(statementTable, place) ? 'right' : 'left',
  });
  const heading = headings.map((text, place) => cell(text, place, true));
  const body = rows.map((row, index) =>
    row.map((value, place) => cell(shown(value), place, hasSum && index === rows.length - 1)),
  );
  const table = {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: headings.map((_, place) => (place === 0 ? '*' : 'auto')),
      body: [heading, ...body],
    },
    layout: 'lightHorizontalLines',
  };
  // No title stands at the foot of a page without its table.
  return { stack: [{ text: title, style: 'section' }, table], unbreakable: rows.length < SHORT_ROWS };
}
