import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Delivery, DeliveryChange } from 'shared/deliveries/deliveries.ts';
import { REFRESH_MS, useRefreshBookings } from '../reads/refresh-bookings.ts';
import { fetchOpenDeliveries, putDelivery } from './delivery-api.ts';

const openKey = ['admin-deliveries'] as const;

/** What is not sent, in one branch or in all that the account works for, read again while it is looked at. */
export function useOpenDeliveries(branchId: number | undefined) {
  const client = useQueryClient();
  const queryKey = [...openKey, branchId];
  return useQuery({
    queryKey,
    queryFn: () => fetchOpenDeliveries(branchId, client.getQueryData(queryKey) !== undefined),
    refetchInterval: REFRESH_MS,
  });
}

interface Told {
  onSuccess: (now: Delivery, change: DeliveryChange) => void;
  onError: (error: unknown) => void;
}

/** Sets how far a delivery is, and reads again wherever it is shown. */
export function useChangeDelivery(bookingId: string, addOnId: number, told: Told) {
  const client = useQueryClient();
  const refresh = useRefreshBookings();
  return useMutation({
    mutationFn: (change: DeliveryChange) => putDelivery(bookingId, addOnId, change),
    ...told,
    onSettled: () => Promise.all([refresh(), client.invalidateQueries({ queryKey: openKey })]),
  });
}
