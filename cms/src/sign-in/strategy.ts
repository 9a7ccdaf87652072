import type { AuthStrategy, Payload } from 'payload';
import { parseCookies } from 'payload/shared';
import { BACKGROUND_HEADER, type CmsAccount } from 'shared/auth/accounts.ts';
import { config } from '../configuration/config.ts';
import type { User } from '../generated/payload-types.ts';
import { cookieNames } from '../http/cookies.ts';
import { readToken } from './signed-tokens.ts';
import { accountOf } from './standing.ts';

/** Somebody who is signed in, and their session. */
export type SignedInUser = User & { _sid: number };

/** The session of a browser; of pages of the CMS alone, so that no other page acts with it. */
export function sessionOf(headers: Headers): number | null {
  const origin = headers.get('origin');
  if (origin !== null && origin !== config.CMS_URL) return null;
  if (origin === null && headers.get('sec-fetch-site') === 'cross-site') return null;
  const cookie = parseCookies(headers).get(cookieNames.session);
  return readToken('session', cookie, config.PAYLOAD_SECRET, new Date());
}

/**
 * The author of this account, kept as the account is now: the same one as before under this address, so that what they changed
 * stays theirs. The first sign-in makes one.
 */
export async function authorOf(payload: Payload, account: CmsAccount): Promise<User> {
  const data = { email: account.email.toLowerCase(), name: account.name, role: account.permission };
  const where = { email: { equals: data.email } };
  const author = await payload.db.findOne<User>({ collection: 'users', where });
  if (!author) return payload.create({ collection: 'users', data });
  if (author.name === data.name && author.role === data.role) return author;
  return payload.update({ collection: 'users', id: author.id, data });
}

/** The booking service knows who is signed in; each request asks it, or has asked it seconds ago. */
export const staffSession: AuthStrategy = {
  name: 'staff-session',
  authenticate: async ({ headers, payload }) => {
    const id = sessionOf(headers);
    if (id === null) return { user: null };
    const account = await accountOf(id, !headers.has(BACKGROUND_HEADER));
    if (!account) return { user: null };
    const author = await authorOf(payload, account);
    const user = { ...author, collection: 'users' as const, _sid: id };
    return { user: { ...user, _strategy: 'staff-session' } };
  },
};
