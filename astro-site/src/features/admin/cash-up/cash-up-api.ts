import { BACKGROUND_HEADER } from 'shared/auth/accounts.ts';
import { cashUpDaySchema, cashUpSignedSchema, type CashUpSigning } from 'shared/cash-up/cash-up.ts';
import { readApi } from '../../../lib/api/api.ts';
import { branchQuery } from '../../../lib/api/branch-query.ts';

/** A day (yyyy-MM-dd) of a branch; of the first one without it. */
export interface DrawerDay {
  date: string;
  branchId: number | undefined;
}

const addressOf = ({ date, branchId }: DrawerDay) => `/api/admin/cash-ups/${date}${branchQuery(branchId)}`;

/** What the page reads again by itself keeps no session alive. */
export const fetchCashUp = (day: DrawerDay, isBackground: boolean) =>
  readApi(addressOf(day), cashUpDaySchema, {
    ...(isBackground && { headers: { [BACKGROUND_HEADER]: '1' } }),
  });

export const postCashUp = (day: DrawerDay, body: CashUpSigning) =>
  readApi(addressOf(day), cashUpSignedSchema, { method: 'POST', body });
