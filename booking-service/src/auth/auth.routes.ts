import type { Router } from 'express';
import {
  currentUserSchema,
  languageChoiceSchema,
  loginRequestSchema,
  passwordChangeSchema,
} from 'shared/auth/accounts.ts';
import { loginAnswerSchema } from 'shared/auth/second-factor/second-step.ts';
import { clientAddress } from '../platform/client-address.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { everybody, taggedRouter } from '../platform/routes.ts';
import { toCurrentUser } from './account.ts';
import { changePassword } from './change-password.usecase.ts';
import type { AuthCookies } from './cookies.ts';
import type { Passwords } from './passwords.ts';
import { seenFrom } from './seen-from.ts';
import { signedIn } from './signed-in.ts';
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
  const { router, route } = taggedRouter('Sign-in');

  route('POST /api/auth/login', everybody, {
    summary: 'Sign in',
    description:
      '`username` is a username or an e-mail address. Sets the session cookie; a session that the browser had ends. An account with a second factor is not signed in yet: the answer says what it can answer with, and POST /api/auth/second-step takes it within five minutes.',
    body: loginRequestSchema,
    answers: { 200: loginAnswerSchema },
    refusals: ['invalid-credentials', 'account-disabled', 'too-many-requests'],
    async handle({ body, req, res }) {
      const answer = await signIn(body, {
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
        return { secondStep: answer.secondStep };
      }
      const { user, sessionToken, deviceToken } = answer;
      cookies.setSession(res, sessionToken);
      cookies.setDevice(res, deviceToken);
      return { user: toCurrentUser(user, config) };
    },
  });

  route('POST /api/auth/logout', everybody, {
    summary: 'Sign out',
    answers: { 204: null },
    async handle({ req, res }) {
      const token = cookies.session(req);
      if (token !== undefined) await signOut(db, token, clock());
      cookies.clearSession(res);
    },
  });

  route('GET /api/auth/user', signedIn(deps), {
    summary: 'The account that is signed in',
    answers: { 200: currentUserSchema },
    handle: ({ user }) => toCurrentUser(user, config),
  });

  route('PUT /api/auth/language', signedIn(deps), {
    summary: 'Choose the language of the admin area for one’s account',
    body: languageChoiceSchema,
    answers: { 204: null },
    handle: ({ body, user }) => setLanguage(db, user.id, body.language),
  });

  route('POST /api/auth/password', signedIn(deps), {
    summary: 'Change one’s own password',
    description: 'Ends every other session of the account.',
    body: passwordChangeSchema(passwordRule.minLength),
    answers: { 204: null },
    refusals: ['too-many-requests'],
    handle: ({ body, user, sessionToken, req }) =>
      changePassword(body, {
        ...{ db, passwords, passwordRule, user, sessionToken },
        ...{ limits: config.limits, now: clock(), deviceToken: cookies.device(req) },
      }),
  });
  return router;
}
