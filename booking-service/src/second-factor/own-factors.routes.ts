import type { Router } from 'express';
import { passwordProofSchema } from 'shared/auth/accounts.ts';
import {
  addedPasskeySchema,
  appCodeSchema,
  appSetupSchema,
  passkeyNameSchema,
  passkeySetupSchema,
  recoveryCodesSchema,
  secondFactorsSchema,
} from 'shared/auth/second-factor/second-factors.ts';
import { withOwnPassword } from '../auth/signed-in.ts';
import { rowIn } from '../platform/parse.ts';
import { taggedRouter } from '../platform/routes.ts';
import type { Access } from '../platform/routes.ts';
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

const path = '/api/auth/second-factor';
/** Recovery codes are shown this once, with the first factor. */
const shownCodes = { 201: recoveryCodesSchema };

/** One's own second factors. Open to accounts that have to set one up before anything else. */
export function ownFactorRoutes(deps: SecondFactorDeps): Router {
  const { config, db, clock, passwords, emails } = deps;
  const { router, route } = taggedRouter('Sign-in: second factor');
  const params = { passkeyId: rowIn(unknownFactor) };

  /** Asks that nobody else knows the password; what its sender does is done with this. */
  const own = withOwnPassword(deps);
  const owner: Access<{ context: OwnFactorsContext }> = {
    ...own,
    async enter(req, res) {
      const { limits, sealing, siteOrigin: origin } = config;
      const sender = await own.enter(req, res);
      return { context: { db, passwords, emails, limits, sealing, origin, now: clock(), ...sender } };
    },
  };

  route(`GET ${path}`, owner, {
    summary: 'One’s own second factors, without anything secret',
    answers: { 200: secondFactorsSchema },
    handle: ({ context }) => listOwnFactors(db, context.user.id),
  });

  route(`POST ${path}/app/setup`, owner, {
    summary: 'Begin to set up an authenticator app',
    body: passwordProofSchema,
    answers: { 200: appSetupSchema },
    refusals: ['too-many-requests', 'stale-change'],
    handle: ({ body, context }) => beginApp(body.currentPassword, context),
  });

  route(`POST ${path}/app`, owner, {
    summary: 'Set up the app, by a code that it shows',
    body: appCodeSchema,
    answers: shownCodes,
    refusals: ['stale-change'],
    handle: async ({ body, context }) => ({ recoveryCodes: await addApp(body.code, context) }),
  });

  route(`POST ${path}/app/removal`, owner, {
    summary: 'Remove the app',
    body: passwordProofSchema,
    answers: { 204: null },
    refusals: ['too-many-requests', 'not-found'],
    handle: ({ body, context }) => removeOwnApp(body.currentPassword, context),
  });

  route(`POST ${path}/passkeys/setup`, owner, {
    summary: 'Begin to add a passkey',
    body: passwordProofSchema,
    answers: { 200: passkeySetupSchema },
    refusals: ['too-many-requests', 'stale-change'],
    handle: async ({ body, context }) => ({ ...(await beginPasskey(body.currentPassword, context)) }),
  });

  route(`POST ${path}/passkeys`, owner, {
    summary: 'Add the passkey that the browser has made',
    body: addedPasskeySchema,
    answers: shownCodes,
    refusals: ['stale-change'],
    handle: async ({ body, context }) => ({ recoveryCodes: await addPasskey(body, context) }),
  });

  route(`PATCH ${path}/passkeys/:passkeyId`, owner, {
    summary: 'Rename a passkey',
    params,
    body: passkeyNameSchema,
    answers: { 204: null },
    handle: ({ params: { passkeyId }, body, context }) => renameOwnPasskey(passkeyId, body.name, context),
  });

  route(`POST ${path}/passkeys/:passkeyId/removal`, owner, {
    summary: 'Remove a passkey',
    params,
    body: passwordProofSchema,
    answers: { 204: null },
    refusals: ['too-many-requests'],
    handle: ({ params: { passkeyId }, body, context }) =>
      removeOwnPasskey(passkeyId, body.currentPassword, context),
  });

  route(`POST ${path}/recovery-codes`, owner, {
    summary: 'Make new recovery codes in place of the old ones',
    body: passwordProofSchema,
    answers: shownCodes,
    refusals: ['too-many-requests', 'stale-change'],
    handle: async ({ body, context }) => ({
      recoveryCodes: await makeRecoveryCodes(body.currentPassword, context),
    }),
  });
  return router;
}
