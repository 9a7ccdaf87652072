import type { ExportFormat } from 'shared/exports/exports.ts';
import type { InEveryLanguage } from '../language/language.ts';
import { exportKindNames } from '../parts/export-kind-names.ts';
import { ko } from './export-messages.ko.ts';

const rows = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`;

const en = {
  heading: 'Files for a spreadsheet',
  lead: 'For the days above. Who exported what stands in the audit log.',
  kind: 'What',
  kinds: exportKindNames.en,
  format: 'Format',
  formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' } satisfies Record<ExportFormat, string>,
  save: 'Save the file',
  beginning: 'Counting the rows...',
  sending: (sent: number, all: number) => `${sent.toLocaleString('en-US')} of ${rows(all)}`,
  progress: 'How much of the file has been sent',
  sent: (count: number) => `The file is complete: ${rows(count)}.`,
  broken: 'The file did not arrive completely. Please delete it and save it once more.',
  failed: 'The file could not be ordered.',
};
export type ExportTexts = typeof en;

export const exportTexts: InEveryLanguage<ExportTexts> = { en, ko };
