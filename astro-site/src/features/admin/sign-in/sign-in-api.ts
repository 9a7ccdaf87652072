import { cmsTicketSchema, currentUserSchema } from 'shared/auth/accounts.ts';
import type { CurrentUser, LoginRequest } from 'shared/auth/accounts.ts';
import { loginAnswerSchema } from 'shared/auth/second-factor/second-step.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { callApi, readApi } from '../../../lib/api/api.ts';

/** Who is signed in; a 401 means nobody. */
export async function fetchCurrentUser(): Promise<CurrentUser | null> {
  try {
    return await readApi('/api/auth/user', currentUserSchema);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export const login = (body: LoginRequest) =>
  readApi('/api/auth/login', loginAnswerSchema, { method: 'POST', body });

/** The way on to the CMS. */
export const askForCmsTicket = () => readApi('/api/auth/cms-tickets', cmsTicketSchema, { method: 'POST' });

export const logout = () => callApi('/api/auth/logout', { method: 'POST' });
