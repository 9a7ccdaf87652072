import { Router } from 'express';
import { secondStepAnswerSchema } from 'shared/auth/second-factor/second-step.ts';
import { toCurrentUser } from '../auth/account.ts';
import type { AuthDeps } from '../auth/auth.routes.ts';
import { seenFrom } from '../auth/seen-from.ts';
import type { EmailQueue } from '../email/base/email.ts';
import { clientAddress } from '../platform/client-address.ts';
import { parseBody } from '../platform/parse.ts';
import { addRoute } from '../platform/routes.ts';
import { takeSecondStep } from './second-step.usecase.ts';

export interface SecondFactorDeps extends AuthDeps {
  emails: EmailQueue;
}

/** `POST /api/auth/second-step`: what follows the password. */
export function secondStepRoutes(deps: SecondFactorDeps): Router {
  const { config, db, clock, cookies, emails, signInWatch } = deps;
  const router = Router();

  addRoute(router, '/api/auth/second-step', {
    post: async (req, res) => {
      const answer = parseBody(secondStepAnswerSchema, req);
      const { user, sessionToken, deviceToken } = await takeSecondStep(answer, {
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
      res.json({ user: toCurrentUser(user, config) });
    },
  });
  return router;
}
