import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchCashUp } from './cash-up-api.ts';

const keyOf = (date: string) => ['admin-cash-up', date] as const;

/** Sales go on while somebody counts. */
const LOOK_MS = 10_000;

/** What was recorded and signed of a day, read again while it is looked at. */
export function useCashUp(date: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: keyOf(date),
    queryFn: () => fetchCashUp(date, client.getQueryData(keyOf(date)) !== undefined),
    refetchInterval: LOOK_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 60_000,
  });
}
