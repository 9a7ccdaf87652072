import { Router } from 'express';
import type { Request } from 'express';
import { passwordProofSchema } from 'shared/auth/accounts.ts';
import {
  addedPasskeySchema,
  appCodeSchema,
  passkeyNameSchema,
} from 'shared/auth/second-factor/second-factors.ts';
import { findSignedIn, passwordChangeRequired, signInRequired } from '../auth/signed-in.ts';
import { parseBody, rowIdOf } from '../platform/parse.ts';
import { addRoute } from '../platform/routes.ts';
import { makeRecoveryCodes } from './make-recovery-codes.usecase.ts';
import type { OwnFactorsContext } from './own-factors.usecase.ts';
import { listOwnFactors } from './own-factors-view.usecase.ts';
import {
  removeOwnApp,
  removeOwnPasskey,
  renameOwnPasskey,
  unknownFactor,
} from './remove-own-factor.usecase.ts';
import type { SecondFactorDeps } from './second-step.routes.ts';
import { addApp, beginApp } from './set-up-app.usecase.ts';
import { addPasskey, beginPasskey } from './set-up-passkey.usecase.ts';

/** `/api/auth/second-factor…`: one's own. Open to whoever has to set one up before anything else. */
export function ownFactorRoutes(deps: SecondFactorDeps): Router {
  const { config, db, clock, cookies, passwords, emails } = deps;
  const router = Router();
  const path = '/api/auth/second-factor';

  /** @throws Problem `sign-in-required`, `password-change-required`: two people know that password */
  async function contextOf(req: Request): Promise<OwnFactorsContext> {
    const user = await findSignedIn(req, deps);
    if (!user) throw signInRequired();
    if (user.mustChangePassword) throw passwordChangeRequired();
    const { limits, sealing, siteOrigin: origin } = config;
    const sessionToken = cookies.session(req);
    return { db, passwords, emails, user, limits, sealing, origin, now: clock(), sessionToken };
  }
  const passwordOf = (req: Request) => parseBody(passwordProofSchema, req).currentPassword;

  addRoute(router, path, {
    get: async (req, res) => {
      const { user } = await contextOf(req);
      res.json(await listOwnFactors(db, user.id));
    },
  });

  addRoute(router, `${path}/app/setup`, {
    post: async (req, res) => {
      const context = await contextOf(req);
      res.json(await beginApp(passwordOf(req), context));
    },
  });

  addRoute(router, `${path}/app`, {
    post: async (req, res) => {
      const context = await contextOf(req);
      const { code } = parseBody(appCodeSchema, req);
      res.status(201).json({ recoveryCodes: await addApp(code, context) });
    },
  });

  addRoute(router, `${path}/app/removal`, {
    post: async (req, res) => {
      const context = await contextOf(req);
      await removeOwnApp(passwordOf(req), context);
      res.status(204).end();
    },
  });

  addRoute(router, `${path}/passkeys/setup`, {
    post: async (req, res) => {
      const context = await contextOf(req);
      res.json(await beginPasskey(passwordOf(req), context));
    },
  });

  addRoute(router, `${path}/passkeys`, {
    post: async (req, res) => {
      const context = await contextOf(req);
      const passkey = parseBody(addedPasskeySchema, req);
      res.status(201).json({ recoveryCodes: await addPasskey(passkey, context) });
    },
  });

  addRoute(router, `${path}/passkeys/:passkeyId`, {
    patch: async (req, res) => {
      const context = await contextOf(req);
      const { name } = parseBody(passkeyNameSchema, req);
      await renameOwnPasskey(passkeyIdOf(req), name, context);
      res.status(204).end();
    },
  });

  addRoute(router, `${path}/passkeys/:passkeyId/removal`, {
    post: async (req, res) => {
      const context = await contextOf(req);
      await removeOwnPasskey(passkeyIdOf(req), passwordOf(req), context);
      res.status(204).end();
    },
  });

  addRoute(router, `${path}/recovery-codes`, {
    post: async (req, res) => {
      const context = await contextOf(req);
      res.status(201).json({ recoveryCodes: await makeRecoveryCodes(passwordOf(req), context) });
    },
  });
  return router;
}

/** @throws Problem `not-found` for an id that is none: a malformed one names no passkey either */
function passkeyIdOf(req: Request): number {
  const id = rowIdOf(req.params.passkeyId);
  if (id === undefined) throw unknownFactor();
  return id;
}
