import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BACKGROUND_HEADER } from 'shared/auth/accounts.ts';
import { klookTraySchema } from 'shared/klook-tray/klook-tray.ts';
import { readApi } from '../../../lib/api/api.ts';

export const klookTrayKey = ['admin-klook-tray'] as const;

/** What the board reads again by itself keeps no session alive. */
const fetchKlookTray = (isBackground: boolean) =>
  readApi('/api/admin/klook-tray', klookTraySchema, {
    ...(isBackground && { headers: { [BACKGROUND_HEADER]: '1' } }),
  });

/** Klook bookings without a time. Whoever hears of changes says so by `klookTrayKey`. @param refetchInterval while nobody does */
export function useKlookTray(refetchInterval: number | false) {
  const client = useQueryClient();
  return useQuery({
    queryKey: klookTrayKey,
    queryFn: () => fetchKlookTray(client.getQueryData(klookTrayKey) !== undefined),
    refetchInterval,
    refetchOnWindowFocus: 'always',
  });
}
