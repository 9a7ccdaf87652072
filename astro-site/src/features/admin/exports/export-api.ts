import { exportAddresses, exportSchema, type ExportOrder } from 'shared/exports/exports.ts';
import { readApi } from '../../../lib/api/api.ts';

export const orderExport = (order: ExportOrder) =>
  readApi(exportAddresses.all, exportSchema, { method: 'POST', body: order });

export const fetchExport = (id: string) => readApi(exportAddresses.one(id), exportSchema);

/** The browser saves the file itself: however long it is, no page holds it, and one that breaks off is no download. */
export function saveFile(id: string): void {
  const link = document.createElement('a');
  link.href = exportAddresses.file(id);
  link.download = '';
  link.click();
}
