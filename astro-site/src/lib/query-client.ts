import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/**
 * What is read stays as read until the code says otherwise: never stale, not refetched on focus, not polled, not
 * retried, nor are writes. `networkMode: 'always'` so that being offline is an error we can tell,
 * instead of a request that waits in silence.
 *
 * @param onError is told of every failed read and write, beside whoever asked for it
 */
export function createQueryClient(onError?: (error: unknown) => void): QueryClient {
  return new QueryClient({
    ...(onError && {
      queryCache: new QueryCache({ onError }),
      mutationCache: new MutationCache({ onError }),
    }),
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
