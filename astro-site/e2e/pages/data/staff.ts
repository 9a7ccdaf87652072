import type { CurrentUser } from 'shared/auth/accounts.ts';
import type { MockApi } from '../mock-api.ts';

const admin: CurrentUser = {
  id: 1,
  username: 'owner',
  email: 'owner@example.com',
  role: 'admin',
  branchIds: null,
  mustChangePassword: false,
  hasSecondFactor: true,
  language: 'en',
  mustSetUpSecondFactor: false,
  minPasswordLength: 15,
};

/** Opens the admin pages of a page test for an admin with a second factor who reads English, unless `differing` says otherwise. */
export function signedIn(api: MockApi, differing: Partial<CurrentUser> = {}): void {
  api.on('GET /api/auth/user', { json: { ...admin, ...differing } });
}
