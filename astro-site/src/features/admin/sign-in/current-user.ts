import { useQuery } from '@tanstack/react-query';
import { fetchCurrentUser } from './sign-in-api.ts';

/** The signed-in user is cached for 5 minutes. */
const USER_FRESH_MS = 5 * 60_000;

export const userKey = ['user'] as const;

export const useCurrentUser = () =>
  useQuery({ queryKey: userKey, queryFn: fetchCurrentUser, staleTime: USER_FRESH_MS });
