import { passwordProofSchema, signedInSchema } from 'shared/auth/accounts.ts';
import {
  addedPasskeySchema,
  appCodeSchema,
  appSetupSchema,
  passkeyNameSchema,
  passkeySetupSchema,
  recoveryCodesSchema,
  secondFactorsSchema,
} from 'shared/auth/second-factor/second-factors.ts';
import { secondStepAnswerSchema } from 'shared/auth/second-factor/second-step.ts';
import * as z from 'zod';
import { json, problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';

const tags = ['Sign-in: second factor'];
const body = [
  'validation-failed',
  'malformed-request',
  'payload-too-large',
  'other-origin',
  'not-ready',
] as const;
const own = [...body, 'sign-in-required', 'password-change-required'] as const;
const withPassword = [...own, 'too-many-requests'] as const;
const requestParams = { path: z.object({ passkeyId: z.int() }) };

const shownCodes = {
  description: 'Set up. Recovery codes are shown this once, with the first factor',
  ...json(recoveryCodesSchema),
};

/** Second factors, as the API document shows them. */
export const secondFactorPaths: ApiPaths = {
  '/api/auth/second-step': {
    post: {
      summary: 'Answer with the second factor',
      description:
        'After POST /api/auth/login has asked for it: a code of the app, a recovery code, or the answer of a passkey. A code is good once.',
      tags,
      requestBody: json(secondStepAnswerSchema),
      responses: {
        200: { description: 'Signed in', ...json(signedInSchema) },
        ...problemResponses(...body, 'second-step-ended', 'invalid-credentials', 'too-many-requests'),
      },
    },
  },
  '/api/auth/second-factor': {
    get: {
      summary: 'One’s own second factors',
      tags,
      responses: {
        200: { description: 'Without anything secret', ...json(secondFactorsSchema) },
        ...problemResponses('sign-in-required', 'password-change-required', 'too-many-requests', 'not-ready'),
      },
    },
  },
  '/api/auth/second-factor/app/setup': {
    post: {
      summary: 'Begin to set up an authenticator app',
      tags,
      requestBody: json(passwordProofSchema),
      responses: {
        200: { description: 'What the app is given', ...json(appSetupSchema) },
        ...problemResponses(...withPassword, 'stale-change'),
      },
    },
  },
  '/api/auth/second-factor/app': {
    post: {
      summary: 'Set up the app, by a code that it shows',
      tags,
      requestBody: json(appCodeSchema),
      responses: { 201: shownCodes, ...problemResponses(...own, 'stale-change') },
    },
  },
  '/api/auth/second-factor/app/removal': {
    post: {
      summary: 'Remove the app',
      tags,
      requestBody: json(passwordProofSchema),
      responses: { 204: { description: 'Removed' }, ...problemResponses(...withPassword, 'not-found') },
    },
  },
  '/api/auth/second-factor/passkeys/setup': {
    post: {
      summary: 'Begin to add a passkey',
      tags,
      requestBody: json(passwordProofSchema),
      responses: {
        200: { description: 'What the browser is given', ...json(passkeySetupSchema) },
        ...problemResponses(...withPassword, 'stale-change'),
      },
    },
  },
  '/api/auth/second-factor/passkeys': {
    post: {
      summary: 'Add the passkey that the browser has made',
      tags,
      requestBody: json(addedPasskeySchema),
      responses: { 201: shownCodes, ...problemResponses(...own, 'stale-change') },
    },
  },
  '/api/auth/second-factor/passkeys/{passkeyId}': {
    patch: {
      summary: 'Rename a passkey',
      tags,
      requestParams,
      requestBody: json(passkeyNameSchema),
      responses: { 204: { description: 'Renamed' }, ...problemResponses(...own, 'not-found') },
    },
  },
  '/api/auth/second-factor/passkeys/{passkeyId}/removal': {
    post: {
      summary: 'Remove a passkey',
      tags,
      requestParams,
      requestBody: json(passwordProofSchema),
      responses: { 204: { description: 'Removed' }, ...problemResponses(...withPassword, 'not-found') },
    },
  },
  '/api/auth/second-factor/recovery-codes': {
    post: {
      summary: 'Make new recovery codes in place of the old ones',
      tags,
      requestBody: json(passwordProofSchema),
      responses: {
        201: { description: 'Shown this once', ...json(recoveryCodesSchema) },
        ...problemResponses(...withPassword, 'stale-change'),
      },
    },
  },
};
