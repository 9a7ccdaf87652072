import type { Request, RequestHandler, Response } from 'express';
import { BACKGROUND_HEADER } from 'shared/auth/accounts.ts';
import { holds } from 'shared/auth/permissions.ts';
import type { Permission } from 'shared/auth/permissions.ts';
import type { PlainCode } from 'shared/problems/refusals.en.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';
import { EVENT_STREAM } from '../platform/request-log.ts';
import type { Access } from '../platform/routes.ts';
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

const passwordChangeRequired = () => new Problem('password-change-required', 'password-change-required');

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

/** Signed-in accounts, also those that have to change their password first. */
export const signedIn = (deps: SignedInDeps): Access<{ user: User; sessionToken: string }> => ({
  group: 'signed-in',
  refusals: ['sign-in-required'],
  async enter(req) {
    const [user, sessionToken] = [await findSignedIn(req, deps), deps.cookies.session(req)];
    if (!user || sessionToken === undefined) throw signInRequired();
    return { user, sessionToken };
  },
});

/** Signed-in accounts with a password that nobody else knows. */
export function withOwnPassword(deps: SignedInDeps): ReturnType<typeof signedIn> {
  const { group, refusals, enter } = signedIn(deps);
  return {
    group,
    refusals: [...refusals, 'password-change-required'],
    async enter(req, res) {
      const sender = await enter(req, res);
      if (sender.user.mustChangePassword) throw passwordChangeRequired();
      return sender;
    },
  };
}

type ForAccounts = Access<{ actor: User }>;

/** Accounts that run the day; routes stand behind `requireStaff`. */
export const staff: ForAccounts = {
  group: 'staff',
  refusals: ['sign-in-required', 'not-allowed', 'password-change-required', 'second-factor-required'],
  enter: (_req, res) => ({ actor: accountOf(res) }),
};

/** Admins; routes stand behind `requireStaff`. */
export const admins: ForAccounts = {
  ...staff,
  group: 'admins',
  enter(_req, res) {
    const actor = accountOf(res);
    if (!mayAdminister(actor)) throw adminsOnly();
    return { actor };
  },
};

/** Accounts with a permission; others are told what it is for. Routes stand behind `requireStaff`. */
export const holdersOf = (permission: Permission, whatFor: PlainCode): ForAccounts => ({
  ...staff,
  group: 'super-admins',
  enter(_req, res) {
    const actor = accountOf(res);
    if (!holds(actor.role, permission)) throw new Problem('not-allowed', whatFor);
    return { actor };
  },
});

/** Who is acting, behind `requireStaff`. */
export function accountOf(res: Response): User {
  const { account } = res.locals as { account?: User };
  if (!account) throw new Error('This route must stand behind requireStaff');
  return account;
}
