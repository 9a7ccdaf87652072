import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import type { AdminBooking, ScheduleChange } from 'shared/bookings/admin-booking.ts';
import { fetchRules } from '../../../lib/api/catalogue-api.ts';
import { fetchBookings, fetchCounts, fetchHistory, setSchedule } from './booking-api.ts';
import type { BookingFilter } from '../filter/booking-filter.ts';
import { keys, REFRESH_MS, useRefreshBookings, type Told } from '../reads/refresh-bookings.ts';

/** Whether this page of the list has been read before: then the dashboard reads it by itself, which is no activity. */
function wasRead(client: QueryClient, key: readonly unknown[], cursor: string): boolean {
  return client.getQueryData<InfiniteData<unknown, string>>(key)?.pageParams.includes(cursor) ?? false;
}

export function useBookings(filter: BookingFilter) {
  const client = useQueryClient();
  const queryKey = [...keys.bookings, filter];
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => fetchBookings(filter, pageParam, wasRead(client, queryKey, pageParam)),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
}

export function useCounts({ branchId }: Pick<BookingFilter, 'branchId'>) {
  const client = useQueryClient();
  const queryKey = [...keys.counts, branchId];
  return useQuery({
    queryKey,
    queryFn: () => fetchCounts(branchId, client.getQueryData(queryKey) !== undefined),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
}

export const useRules = (branchId: number) =>
  useQuery({ queryKey: ['rules', branchId], queryFn: () => fetchRules(branchId), gcTime: 0 });

export const useHistory = (id: string) =>
  useQuery({ queryKey: ['admin-history', id], queryFn: () => fetchHistory(id), gcTime: 0 });

export function useSetSchedule(booking: AdminBooking, told: Told) {
  const refresh = useRefreshBookings();
  return useMutation({
    mutationFn: (change: ScheduleChange) => setSchedule(booking, change),
    ...told,
    onSettled: refresh,
  });
}
