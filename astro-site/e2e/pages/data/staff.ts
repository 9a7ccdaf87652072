import { staffLanguageSchema } from 'shared/auth/staff-languages.ts';
import type { CurrentUser } from 'shared/auth/accounts.ts';
import type { Locale } from 'shared/languages/localized-text.ts';
import type { MockApi } from '../mock-api.ts';

const admin: CurrentUser = {
  id: 1,
  username: 'owner',
  email: 'owner@example.com',
  role: 'admin',
  branchIds: null,
  contentPermission: 'none',
  cmsUrl: null,
  mustChangePassword: false,
  hasSecondFactor: true,
  language: 'en',
  mustSetUpSecondFactor: false,
  minPasswordLength: 15,
};

type Differing = Partial<Omit<CurrentUser, 'language'>> & { language?: Locale };

/** Opens the admin pages of a page test for an admin with a second factor who reads English, unless `differing` says otherwise. */
export function signedIn(api: MockApi, { language = 'en', ...differing }: Differing = {}): CurrentUser {
  const user: CurrentUser = { ...admin, ...differing, language: staffLanguageSchema.parse(language) };
  api.on('GET /api/auth/user', { json: user });
  return user;
}
