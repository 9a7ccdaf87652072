import { erasureReportSchema, personExportSchema } from 'shared/privacy/personal-data.ts';
import { readApi } from '../../../lib/api/api.ts';

export const lookUpPerson = (email: string) =>
  readApi('/api/admin/personal-data/search', erasureReportSchema, { method: 'POST', body: { email } });

export const exportPerson = (email: string) =>
  readApi('/api/admin/personal-data/export', personExportSchema, { method: 'POST', body: { email } });

export const erasePerson = (body: { email: string; confirmation: string }) =>
  readApi('/api/admin/personal-data/erase', erasureReportSchema, { method: 'POST', body });
