import { Router } from 'express';
import { loginRequestSchema, passwordChangeSchema } from 'shared/auth/accounts.ts';
import { clientAddress } from '../platform/client-address.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { parseBody } from '../platform/parse.ts';
import { addRoute } from '../platform/routes.ts';
import { toCurrentUser } from './account.ts';
import { changePassword } from './change-password.usecase.ts';
import type { AuthCookies } from './cookies.ts';
import type { Passwords } from './passwords.ts';
import { endSession } from './sessions.store.ts';
import { findSignedIn, signInRequired } from './signed-in.ts';
import { signIn } from './sign-in.usecase.ts';

export interface AuthDeps extends PlatformDeps {
  cookies: AuthCookies;
  passwords: Passwords;
}

/** `/api/auth/…` (spec.md section 7; design.md section 6). */
export function authRoutes(deps: AuthDeps): Router {
  const { config, db, clock, cookies, passwords } = deps;
  const router = Router();

  addRoute(router, '/api/auth/login', {
    post: async (req, res) => {
      const { user, sessionToken, deviceToken } = await signIn(parseBody(loginRequestSchema, req), {
        db,
        passwords,
        limits: config.limits,
        now: clock(),
        address: clientAddress(req),
        sessionToken: cookies.session(req),
        deviceToken: cookies.device(req),
      });
      cookies.setSession(res, sessionToken);
      cookies.setDevice(res, deviceToken);
      res.json({ user: toCurrentUser(user) });
    },
  });

  addRoute(router, '/api/auth/logout', {
    post: async (req, res) => {
      const token = cookies.session(req);
      if (token !== undefined) await endSession(db, token);
      cookies.clearSession(res);
      res.status(204).end();
    },
  });

  addRoute(router, '/api/auth/user', {
    get: async (req, res) => {
      const user = await findSignedIn(req, deps);
      if (!user) throw signInRequired();
      res.json(toCurrentUser(user));
    },
  });

  addRoute(router, '/api/auth/password', {
    post: async (req, res) => {
      const user = await findSignedIn(req, deps);
      if (!user) throw signInRequired();
      await changePassword(parseBody(passwordChangeSchema, req), {
        db,
        passwords,
        user,
        limits: config.limits,
        now: clock(),
        sessionToken: cookies.session(req),
      });
      res.status(204).end();
    },
  });
  return router;
}
