import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchAddOns, fetchRules, fetchTimeslots } from './booking-api.ts';

const keys = {
  rules: ['rules'] as const,
  addOns: ['addons'] as const,
  timeslots: ['timeslots'] as const,
};

export const useRules = () => useQuery({ queryKey: keys.rules, queryFn: fetchRules });
export const useAddOns = () => useQuery({ queryKey: keys.addOns, queryFn: fetchAddOns });

/**
 * Free times of a date, asked anew whenever a date is picked: a list is dropped as soon as no field shows it, because
 * availability never comes from a cache (design.md section 7).
 */
export function useTimeslots(date: string) {
  return useQuery({
    queryKey: [...keys.timeslots, date],
    queryFn: () => fetchTimeslots(date),
    enabled: date !== '',
    gcTime: 0,
  });
}

/** The reads that an answer of the service can prove outdated. */
export function useRefreshers() {
  const client = useQueryClient();
  return {
    refreshTimeslots: () => client.resetQueries({ queryKey: keys.timeslots }),
    refreshPrices: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.rules }),
        client.invalidateQueries({ queryKey: keys.addOns }),
      ]),
  };
}
