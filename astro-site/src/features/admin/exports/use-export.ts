import { useMutation, useQuery } from '@tanstack/react-query';
import { fetchExport, orderExport, saveFile } from './export-api.ts';

const LOOK_EVERY_MS = 1_000;

/** Orders a file, lets the browser save it, and follows how far it is. */
export function useExport() {
  const order = useMutation({
    mutationFn: orderExport,
    onSuccess: ({ id }) => saveFile(id),
  });
  const id = order.data?.id;
  const { data: seen, error } = useQuery({
    queryKey: ['admin-export', id],
    queryFn: () => fetchExport(id ?? ''),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data, status } }) =>
      status === 'error' || data?.state === 'sent' || data?.state === 'broken' ? false : LOOK_EVERY_MS,
  });
  return {
    ...{ order: order.mutate, isOrdering: order.isPending },
    error: order.error ?? error,
    file: seen ?? order.data,
  };
}
