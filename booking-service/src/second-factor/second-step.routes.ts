import type { Router } from 'express';
import { signedInSchema } from 'shared/auth/accounts.ts';
import { secondStepAnswerSchema } from 'shared/auth/second-factor/second-step.ts';
import { toCurrentUser } from '../auth/account.ts';
import type { AuthDeps } from '../auth/auth.routes.ts';
import { seenFrom } from '../auth/seen-from.ts';
import type { EmailQueue } from '../email/base/email.ts';
import { clientAddress } from '../platform/client-address.ts';
import { everybody, taggedRouter } from '../platform/routes.ts';
import { takeSecondStep } from './second-step.usecase.ts';

export interface SecondFactorDeps extends AuthDeps {
  emails: EmailQueue;
}

/** What follows the password. */
export function secondStepRoutes(deps: SecondFactorDeps): Router {
  const { config, db, clock, cookies, emails, signInWatch } = deps;
  const { router, route } = taggedRouter('Sign-in: second factor');

  route('POST /api/auth/second-step', everybody, {
    summary: 'Answer with the second factor',
    description:
      'After POST /api/auth/login has asked for it: a code of the app, a recovery code, or the answer of a passkey. A code is good once.',
    body: secondStepAnswerSchema,
    answers: { 200: signedInSchema },
    refusals: ['second-step-ended', 'invalid-credentials', 'too-many-requests'],
    async handle({ body, req, res }) {
      const { user, sessionToken, deviceToken } = await takeSecondStep(body, {
        db,
        emails,
        limits: config.limits,
        sealing: config.sealing,
        origin: config.siteOrigin,
        now: clock(),
        address: clientAddress(req),
        from: seenFrom(req),
        watch: signInWatch,
        pendingToken: cookies.pending(req),
        sessionToken: cookies.session(req),
        deviceToken: cookies.device(req),
      });
      cookies.clearPending(res);
      cookies.setSession(res, sessionToken);
      cookies.setDevice(res, deviceToken);
      return { user: toCurrentUser(user, config) };
    },
  });
  return router;
}
