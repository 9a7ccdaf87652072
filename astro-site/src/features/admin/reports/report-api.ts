import { reportSchema, type Report } from 'shared/reports/report.ts';
import { readApi } from '../../../lib/api/api.ts';

/** What a report is asked for: its days, and a branch or all of them. */
export type Asked = Report['span'];

export const fetchReport = (asked: Asked) => readApi(`/api/admin/reports?${queryOf(asked)}`, reportSchema);

/** The same in an address, of the service and of the page. */
export const queryOf = ({ from, to, branchId }: Asked): URLSearchParams =>
  new URLSearchParams({ from, to, ...(branchId !== undefined && { branchId: String(branchId) }) });
