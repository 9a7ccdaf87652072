import type { Payload } from 'payload';
import { config } from '../config.ts';

/** The first account, so that somebody can sign in and make the others. @returns whether it was made now */
export async function seedFirstManager(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return false;
  const { CMS_ADMIN_EMAIL: email, CMS_ADMIN_PASSWORD: password } = config;
  if (!email || !password) {
    throw new Error(
      'There is no account yet: set CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD and run the seed again.',
    );
  }
  await payload.create({ collection: 'users', data: { email, password, name: 'Manager', role: 'manager' } });
  return true;
}
