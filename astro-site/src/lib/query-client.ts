import { QueryClient } from '@tanstack/react-query';

/**
 * What is read stays as read until the code says otherwise: never stale, not refetched on focus, not polled, not
 * retried, nor are writes (spec.md section 7). `networkMode: 'always'` so that being offline is an error we can tell,
 * instead of a request that waits in silence.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
