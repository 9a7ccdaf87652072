import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys, REFRESH_MS, useRefreshBookings, type Told } from '../reads/refresh-bookings.ts';
import { dismissMatter, fetchAttention, fetchReconciliations, reconcileDay } from './attention-api.ts';

const ledgerKey = ['admin-ledger'] as const;

/** As often as the list: what a card calls due stands here, too. */
export const useAttention = () =>
  useQuery({ queryKey: keys.attention, queryFn: fetchAttention, refetchInterval: REFRESH_MS });

export const useReconciliations = () =>
  useQuery({ queryKey: ledgerKey, queryFn: fetchReconciliations, gcTime: 0 });

/** Asks at once instead of at the next turn, after somebody has done something about a matter. */
function useRefreshAttention() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys.attention });
}

/** A due refund that is dealt with is no longer due on its card either. */
export function useDismiss(told: Told) {
  const refresh = useRefreshBookings();
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
