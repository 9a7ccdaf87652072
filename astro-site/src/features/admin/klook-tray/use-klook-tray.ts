import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BACKGROUND_HEADER } from 'shared/auth/accounts.ts';
import { klookTraySchema } from 'shared/klook-tray/klook-tray.ts';
import { branchQuery } from '../../../lib/api/branch-query.ts';
import { readApi } from '../../../lib/api/api.ts';

export const klookTrayKey = ['admin-klook-tray'] as const;

/** What the board reads again by itself keeps no session alive. */
const fetchKlookTray = (branchId: number | undefined, isBackground: boolean) =>
  readApi(`/api/admin/klook-tray${branchQuery(branchId)}`, klookTraySchema, {
    ...(isBackground && { headers: { [BACKGROUND_HEADER]: '1' } }),
  });

/**
 * Klook bookings without a time in a branch. Whoever hears of changes says so by `klookTrayKey`.
 *
 * @param refetchInterval while nobody does
 */
export function useKlookTray(branchId: number | undefined, refetchInterval: number | false) {
  const client = useQueryClient();
  const queryKey = [...klookTrayKey, branchId ?? null];
  return useQuery({
    queryKey,
    queryFn: () => fetchKlookTray(branchId, client.getQueryData(queryKey) !== undefined),
    refetchInterval,
    refetchOnWindowFocus: 'always',
  });
}
