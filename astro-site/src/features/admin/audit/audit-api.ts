import { auditSchema } from 'shared/auth/audit.ts';
import { readApi } from '../../../lib/api/api.ts';
import { pageQuery } from '../reads/page-by-page.ts';

/** A page of the audit log, older than the entry `cursor` where one is given. */
export const fetchAudit = (cursor: number | null) =>
  readApi(`/api/admin/audit?${pageQuery(cursor)}`, auditSchema);
