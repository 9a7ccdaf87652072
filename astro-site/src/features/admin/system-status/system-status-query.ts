import { useQuery } from '@tanstack/react-query';
import { BACKGROUND_HEADER } from 'shared/auth/accounts.ts';
import { systemStatusSchema } from 'shared/system-status/system-status.ts';
import { readApi } from '../../../lib/api/api.ts';

const LOOK_MS = 30_000;

/** Does not keep the session alive: the dashboard asks by itself. */
const fetchSystemStatus = () =>
  readApi('/api/admin/system-status', systemStatusSchema, { headers: { [BACKGROUND_HEADER]: '1' } });

/** How the machinery is, asked again while the dashboard is looked at. */
export const useSystemStatus = () =>
  useQuery({ queryKey: ['admin-system-status'], queryFn: fetchSystemStatus, refetchInterval: LOOK_MS });
