import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys, type Told } from '../admin-queries.ts';
import { dismissMatter, fetchAttention, fetchReconciliations, reconcileDay } from './attention-api.ts';

/** Nothing here is decided within seconds. */
const REFRESH_MS = 30_000;

const ledgerKey = ['admin-ledger'] as const;

export const useAttention = () =>
  useQuery({ queryKey: keys.attention, queryFn: fetchAttention, refetchInterval: REFRESH_MS });

export const useReconciliations = () =>
  useQuery({ queryKey: ledgerKey, queryFn: fetchReconciliations, gcTime: 0 });

/** Asks at once instead of at the next turn, after somebody has done something about a matter. */
export function useRefreshAttention() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys.attention });
}

export function useDismiss(told: Told) {
  const refresh = useRefreshAttention();
  return useMutation({ mutationFn: dismissMatter, ...told, onSettled: refresh });
}

export function useReconcileDay() {
  const client = useQueryClient();
  const refresh = useRefreshAttention();
  return useMutation({
    mutationFn: reconcileDay,
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: ledgerKey }), refresh()]),
  });
}
