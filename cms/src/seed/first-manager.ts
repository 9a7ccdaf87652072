import type { Payload } from 'payload';
import { config } from '../configuration/config.ts';

/** What stands in an environment is known to others; locally that is how everybody gets in. */
export const changesInitialPasswords = () => config.APP_ENV === 'production';

/** An account that may do everything. @throws an error whose message tells what is wrong with e-mail or password */
export async function createManager(
  payload: Payload,
  account: { email: string; password: string; mustChangePassword: boolean },
): Promise<void> {
  await payload.create({ collection: 'users', data: { ...account, name: 'Manager', role: 'manager' } });
}

/**
 * The first account, so that somebody can sign in and make the others; where the environment does not name one, it is
 * made by hand (`commands/create-manager.ts`). @returns whether it was made now
 */
export async function seedFirstManager(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  const { CMS_ADMIN_EMAIL: email, CMS_ADMIN_PASSWORD: password } = config;
  if (totalDocs > 0 || !email || !password) return false;
  await createManager(payload, { email, password, mustChangePassword: changesInitialPasswords() });
  return true;
}
