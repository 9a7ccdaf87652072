import type { PlainCode } from 'shared/problems/refusals.en.ts';
import type { Request, RequestHandler, Response } from 'express';
import { BACKGROUND_HEADER } from 'shared/auth/accounts.ts';
import { holds } from 'shared/auth/permissions.ts';
import type { Permission } from 'shared/auth/permissions.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';
import { EVENT_STREAM } from '../platform/request-log.ts';
import type { User } from './account.ts';
import { mayAdminister, mayRunTheDay } from './account.ts';
import type { AuthCookies } from './cookies.ts';
import { findSessionUser, touchSession } from './sessions.store.ts';

export interface SignedInDeps {
  db: Database;
  clock: Clock;
  cookies: AuthCookies;
}

/**
 * The account that sent the request, looked up anew every time: whoever was deactivated a moment ago, on any copy, is
 * nobody. Activity is noted, except for what a page asks for by itself.
 */
export async function findSignedIn(
  req: Request,
  { db, clock, cookies }: SignedInDeps,
): Promise<User | undefined> {
  const token = cookies.session(req);
  if (token === undefined) return undefined;
  const now = clock();
  const found = await findSessionUser(db, token, now);
  if (!found) return undefined;
  const { lastActiveAt, sessionId, ...user } = found;
  if (!isBackground(req)) await touchSession(db, { sessionId, lastActiveAt }, now);
  return user;
}

/** A browser says so with a header, which it cannot send where it asks for a stream of events. */
export const isBackground = (req: Request) =>
  req.get(BACKGROUND_HEADER) !== undefined || req.get('Accept') === EVENT_STREAM;

export const signInRequired = () => new Problem('sign-in-required', 'sign-in-required');

export const passwordChangeRequired = () =>
  new Problem('password-change-required', 'password-change-required');

const adminsOnly = () => new Problem('not-allowed', 'admins-only');

export const secondFactorRequired = () => new Problem('second-factor-required', 'factor-required');

/** Lets signed-in staff and admins through to what follows, and nobody else. */
export function requireStaff(deps: SignedInDeps): RequestHandler {
  return async (req, res, next) => {
    const user = await findSignedIn(req, deps);
    if (!user) throw signInRequired();
    if (!mayRunTheDay(user)) throw adminsOnly();
    if (user.mustChangePassword) throw passwordChangeRequired();
    if (user.mustSetUpSecondFactor) throw secondFactorRequired();
    res.locals.account = user;
    next();
  };
}

/** Lets admins through to what follows; stands behind `requireStaff`. */
export const requireAdmin: RequestHandler = (_req, res, next) => {
  if (!mayAdminister(accountOf(res))) throw adminsOnly();
  next();
};

/** Lets accounts with a permission through to what follows, and tells others what it is for; stands behind `requireStaff`. */
export const requirePermission =
  (permission: Permission, whatFor: PlainCode): RequestHandler =>
  (_req, res, next) => {
    if (!holds(accountOf(res).role, permission)) throw new Problem('not-allowed', whatFor);
    next();
  };

/** Who is acting, behind `requireStaff`. */
export function accountOf(res: Response): User {
  const { account } = res.locals as { account?: User };
  if (!account) throw new Error('This route must stand behind requireStaff');
  return account;
}
