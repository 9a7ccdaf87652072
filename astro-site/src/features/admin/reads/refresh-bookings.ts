import { useQueryClient } from '@tanstack/react-query';

/** How often the dashboard reads its list, its counts and what needs attention again by itself. */
export const REFRESH_MS = 10_000;

/** What a change to a booking may alter, wherever on the dashboard it is made. */
export const keys = {
  bookings: ['admin-bookings'],
  counts: ['admin-counts'],
  attention: ['admin-attention'],
} as const;

/** Reads list, counts and what needs attention again, after a change of ours or somebody else's. */
export function useRefreshBookings() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: keys.bookings }),
      client.invalidateQueries({ queryKey: keys.counts }),
      client.invalidateQueries({ queryKey: keys.attention }),
    ]);
}

/** What follows the outcome. Given to the mutation itself, because a change may take the booking's card off the list. */
export interface Told {
  onSuccess: () => void;
  onError: (error: unknown) => void;
}
