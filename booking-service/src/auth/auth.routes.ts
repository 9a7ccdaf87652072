import { Router } from 'express';
import { languageChoiceSchema, loginRequestSchema, passwordChangeSchema } from 'shared/auth/accounts.ts';
import { clientAddress } from '../platform/client-address.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { parseBody } from '../platform/parse.ts';
import { addRoute } from '../platform/routes.ts';
import { toCurrentUser } from './account.ts';
import { changePassword } from './change-password.usecase.ts';
import type { AuthCookies } from './cookies.ts';
import type { Passwords } from './passwords.ts';
import { seenFrom } from './seen-from.ts';
import { findSignedIn, signInRequired } from './signed-in.ts';
import { signIn } from './sign-in.usecase.ts';
import type { SignInWatch } from './sign-in-watch.ts';
import { signOut } from './sign-out.usecase.ts';
import { setLanguage } from './users.store.ts';

export interface AuthDeps extends PlatformDeps {
  cookies: AuthCookies;
  passwords: Passwords;
  signInWatch: SignInWatch;
}

/** `/api/auth/…`. */
export function authRoutes(deps: AuthDeps): Router {
  const { config, db, clock, cookies, passwords, signInWatch } = deps;
  const { passwordRule } = config;
  const changeSchema = passwordChangeSchema(passwordRule.minLength);
  const router = Router();

  addRoute(router, '/api/auth/login', {
    post: async (req, res) => {
      const answer = await signIn(parseBody(loginRequestSchema, req), {
        db,
        passwords,
        limits: config.limits,
        now: clock(),
        address: clientAddress(req),
        from: seenFrom(req),
        watch: signInWatch,
        sessionToken: cookies.session(req),
        deviceToken: cookies.device(req),
        origin: config.siteOrigin,
      });
      if ('secondStep' in answer) {
        cookies.setPending(res, answer.pendingToken);
        return void res.json({ secondStep: answer.secondStep });
      }
      const { user, sessionToken, deviceToken } = answer;
      cookies.setSession(res, sessionToken);
      cookies.setDevice(res, deviceToken);
      res.json({ user: toCurrentUser(user, config) });
    },
  });

  addRoute(router, '/api/auth/logout', {
    post: async (req, res) => {
      const token = cookies.session(req);
      if (token !== undefined) await signOut(db, token, clock());
      cookies.clearSession(res);
      res.status(204).end();
    },
  });

  addRoute(router, '/api/auth/user', {
    get: async (req, res) => {
      const user = await findSignedIn(req, deps);
      if (!user) throw signInRequired();
      res.json(toCurrentUser(user, config));
    },
  });

  addRoute(router, '/api/auth/language', {
    put: async (req, res) => {
      const user = await findSignedIn(req, deps);
      if (!user) throw signInRequired();
      await setLanguage(db, user.id, parseBody(languageChoiceSchema, req).language);
      res.status(204).end();
    },
  });

  addRoute(router, '/api/auth/password', {
    post: async (req, res) => {
      const user = await findSignedIn(req, deps);
      if (!user) throw signInRequired();
      await changePassword(parseBody(changeSchema, req), {
        db,
        passwords,
        passwordRule,
        user,
        limits: config.limits,
        now: clock(),
        sessionToken: cookies.session(req),
        deviceToken: cookies.device(req),
      });
      res.status(204).end();
    },
  });
  return router;
}
