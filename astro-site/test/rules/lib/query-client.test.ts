import { expect, test } from 'vitest';
import { createQueryClient } from '../../../src/lib/query-client.ts';

test('reads are never stale, not refetched on focus, not polled and not retried; nor are writes', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    retry: false,
  });
  expect(mutations).toMatchObject({ retry: false });
});
