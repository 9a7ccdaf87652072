import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchCashUp, type DrawerDay } from './cash-up-api.ts';

const keyOf = ({ date, branchId }: DrawerDay) => ['admin-cash-up', date, branchId] as const;

/** Sales go on while somebody counts. */
const LOOK_MS = 10_000;

/** What was recorded and signed of a day in a branch, read again while it is looked at. */
export function useCashUp(day: DrawerDay) {
  const client = useQueryClient();
  return useQuery({
    queryKey: keyOf(day),
    queryFn: () => fetchCashUp(day, client.getQueryData(keyOf(day)) !== undefined),
    refetchInterval: LOOK_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 60_000,
  });
}
