import type { StaffLanguage } from 'shared/auth/staff-languages.ts';
import type { StatementFormat } from 'shared/statements/statement.ts';
import { localized } from 'shared/languages/localized-text.ts';
import type { User } from '../auth/account.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import type { Catalogues } from '../catalogue/catalogues.usecase.ts';
import type { Payments } from '../payments/payments.feature.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { headingOf } from './files/heading.ts';
import { linesOf, readStatement } from './read-statements.usecase.ts';

// What writes files is large, and loaded with the first of them: a start does not wait for it.
const pdfWriter = () => import('./files/write-pdf.usecase.ts');
const workbookWriter = () => import('./files/write-workbook.usecase.ts');

export interface StatementDeps extends PlatformDeps {
  catalogues: Catalogues;
  payments: Pick<Payments, 'provider'>;
}

interface Wanted {
  /** yyyy-MM in Seoul. */
  month: string;
  format: StatementFormat;
  language: StaffLanguage;
}

/**
 * The bytes of a statement as a file, whose saving is noted in the log of what staff do.
 *
 * @throws Problem `not-found` as `readStatement` does
 */
export async function saveStatement(
  { db, clock, catalogues }: Pick<StatementDeps, 'db' | 'clock' | 'catalogues'>,
  { month, format, language }: Wanted,
  actor: User,
): Promise<Uint8Array> {
  const now = clock();
  const statement = await readStatement(db, month, now);
  const { venue } = await catalogues.current();
  const heading = headingOf(statement, venue ? localized(venue.cafeName, language) : '', language);
  const file =
    format === 'pdf'
      ? await (await pdfWriter()).writePdf(statement, heading, language)
      : await (
          await workbookWriter()
        ).writeWorkbook(statement, await linesOf(db, month, now), heading, language);
  const subject = { type: 'statement', id: month } as const;
  await writeAudit(db, { at: now, actor, action: 'statement-saved', subject, after: { format } });
  return file;
}
