import { reportSchema } from 'shared/reports/report.ts';
import type { Span } from 'shared/reports/spans.ts';
import { readApi } from '../../../lib/api/api.ts';

export const fetchReport = ({ from, to }: Span) =>
  readApi(`/api/admin/reports?${new URLSearchParams({ from, to })}`, reportSchema);
