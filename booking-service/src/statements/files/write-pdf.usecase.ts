import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { StaffLanguage } from 'shared/auth/staff-languages.ts';
import type { Statement } from 'shared/statements/statement.ts';
import { statementTables } from 'shared/statements/statement-tables.ts';
import { statementWords } from 'shared/statements/words.ts';
import { drawTable } from './draw-table.usecase.ts';
import { faces } from './faces.usecase.ts';
import type { Heading } from './heading.ts';

/** In points. */
const MARGIN = 48;

/** A statement to print and to keep: A4, black on white, tagged for screen readers. */
export async function writePdf(
  statement: Statement,
  { title, facts }: Heading,
  language: StaffLanguage,
): Promise<Buffer> {
  const words = statementWords[language];
  const document = new PDFDocument({
    ...{ size: 'A4', margin: MARGIN, lang: language, font: faces.regular, bufferPages: true },
    info: { Title: title, Producer: 'Record Cafe' },
    ...{ displayTitle: true, tagged: true, pdfVersion: '1.7' as const },
  });
  const write = (tag: 'H1' | 'P', text: string, face: keyof typeof faces, size: number) => {
    const draw = () => void document.font(faces[face], size).text(text, MARGIN);
    document.addStructure(document.struct(tag, {}, draw));
  };

  write('H1', title, 'bold', 20);
  write('P', facts.join(' · '), 'regular', 9);
  for (const table of statementTables(statement, language)) drawTable(document, table);
  document.moveDown();
  write('P', words.note, 'regular', 8.5);

  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    drawFooter(document, `${title} · ${words.page(page + 1, count)}`);
  }
  document.end();
  return buffer(document);
}

function drawFooter(document: PDFKit.PDFDocument, text: string): void {
  document.markContent('Artifact', { type: 'Pagination' });
  // What is written into the margin would begin a page of its own.
  document.page.margins.bottom = 0;
  document.font(faces.regular, 8).text(text, MARGIN, document.page.height - MARGIN + 16, { align: 'center' });
  document.endMarkedContent();
}
