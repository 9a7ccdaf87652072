import { BACKGROUND_HEADER } from 'shared/auth/accounts.ts';
import { attentionSchema } from 'shared/attention/attention.ts';
import { reconciliationSchema, reconciliationsSchema } from 'shared/refunds/refunds.ts';
import { callApi, readApi } from '../../../lib/api/api.ts';

/** Does not keep the session alive: the dashboard asks by itself. */
export const fetchAttention = () =>
  readApi('/api/admin/attention', attentionSchema, { headers: { [BACKGROUND_HEADER]: '1' } });

export const dismissMatter = (key: string) =>
  callApi('/api/admin/attention/dismissals', { method: 'POST', body: { key } });

export const fetchReconciliations = () => readApi('/api/admin/reconciliations', reconciliationsSchema);

/** Compares a day (yyyy-MM-dd) that is over with the provider's list, at once. */
export const reconcileDay = (day: string) =>
  readApi('/api/admin/reconciliations', reconciliationSchema, { method: 'POST', body: { day } });
