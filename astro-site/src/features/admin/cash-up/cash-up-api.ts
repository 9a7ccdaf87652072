import { BACKGROUND_HEADER } from 'shared/auth/accounts.ts';
import { cashUpDaySchema, cashUpSignedSchema, type CashUpSigning } from 'shared/cash-up/cash-up.ts';
import { readApi } from '../../../lib/api/api.ts';

/** What the page reads again by itself keeps no session alive. */
export const fetchCashUp = (date: string, isBackground: boolean) =>
  readApi(`/api/admin/cash-ups/${date}`, cashUpDaySchema, {
    ...(isBackground && { headers: { [BACKGROUND_HEADER]: '1' } }),
  });

export const postCashUp = (date: string, body: CashUpSigning) =>
  readApi(`/api/admin/cash-ups/${date}`, cashUpSignedSchema, { method: 'POST', body });
