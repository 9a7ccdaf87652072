import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import type { AdminBooking, ScheduleChange, StatusChange } from 'shared/bookings/admin-booking.ts';
import {
  fetchAddOns,
  fetchBookings,
  fetchCounts,
  fetchCurrentUser,
  fetchHistory,
  setSchedule,
  setStatus,
  type BookingFilter,
} from './admin-api.ts';

/** The signed-in user is cached for 5 minutes (spec.md section 7). */
const USER_FRESH_MS = 5 * 60_000;
/** New bookings appear without a reload: the one exception to "not polled" (spec.md section 7). */
const REFRESH_MS = 10_000;

export const keys = {
  user: ['user'] as const,
  bookings: ['admin-bookings'] as const,
  counts: ['admin-counts'] as const,
  attention: ['admin-attention'] as const,
  history: ['admin-history'] as const,
  addOns: ['addons'] as const,
};

export const useCurrentUser = () =>
  useQuery({ queryKey: keys.user, queryFn: fetchCurrentUser, staleTime: USER_FRESH_MS });

/** Whether this page of the list has been read before: then reading it is the dashboard's own idea, nobody's activity. */
function wasRead(client: QueryClient, key: readonly unknown[], cursor: string): boolean {
  return client.getQueryData<InfiniteData<unknown, string>>(key)?.pageParams.includes(cursor) ?? false;
}

export function useBookings(filter: BookingFilter) {
  const client = useQueryClient();
  const queryKey = [...keys.bookings, filter.status, filter.search];
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => fetchBookings(filter, pageParam, wasRead(client, queryKey, pageParam)),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
}

export function useCounts() {
  const client = useQueryClient();
  return useQuery({
    queryKey: keys.counts,
    queryFn: () => fetchCounts(client.getQueryData(keys.counts) !== undefined),
    refetchInterval: REFRESH_MS,
  });
}

export const useAddOns = () => useQuery({ queryKey: keys.addOns, queryFn: fetchAddOns });

export const useHistory = (id: string) =>
  useQuery({ queryKey: [...keys.history, id], queryFn: () => fetchHistory(id), gcTime: 0 });

/** Reads list, counts and what needs attention anew, after a change or after somebody else's. */
export function useRefreshBookings() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: keys.bookings }),
      client.invalidateQueries({ queryKey: keys.counts }),
      client.invalidateQueries({ queryKey: keys.attention }),
    ]);
}

/** Who is told of the outcome. Given to the mutation itself: what was changed may leave the list, and its card with it. */
export interface Told {
  onSuccess: () => void;
  onError: (error: unknown) => void;
}

export function useSetStatus(booking: AdminBooking, told: Told) {
  const refresh = useRefreshBookings();
  return useMutation({
    mutationFn: (change: StatusChange) => setStatus(booking, change),
    ...told,
    // Also after a refusal: it may be that somebody else was faster, and the list then shows what they did.
    onSettled: refresh,
  });
}

export function useSetSchedule(booking: AdminBooking, told: Told) {
  const refresh = useRefreshBookings();
  return useMutation({
    mutationFn: (change: ScheduleChange) => setSchedule(booking, change),
    ...told,
    onSettled: refresh,
  });
}
