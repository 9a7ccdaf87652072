import { passwordProofSchema } from 'shared/auth/accounts.ts';
import { endedSessionsSchema, ownSessionsSchema } from 'shared/auth/own-sessions.ts';
import * as z from 'zod';
import { json, problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';

const tags = ['Sign-in'];
const withPassword = [
  'validation-failed',
  'malformed-request',
  'payload-too-large',
  'other-origin',
  'sign-in-required',
  'password-change-required',
  'too-many-requests',
  'not-ready',
] as const;

/** Where one is signed in, as the API document shows it. */
export const ownSessionPaths: ApiPaths = {
  '/api/auth/sessions': {
    get: {
      summary: 'Where one is signed in',
      tags,
      responses: {
        200: { description: 'This session first, then the one last seen', ...json(ownSessionsSchema) },
        ...problemResponses('sign-in-required', 'password-change-required', 'too-many-requests', 'not-ready'),
      },
    },
  },
  '/api/auth/sessions/{sessionId}/end': {
    post: {
      summary: 'End one session of one’s own',
      description: 'Takes the current password; wrong ones are counted.',
      tags,
      requestParams: { path: z.object({ sessionId: z.int() }) },
      requestBody: json(passwordProofSchema),
      responses: {
        204: { description: 'Ended' },
        ...problemResponses(...withPassword, 'not-found'),
      },
    },
  },
  '/api/auth/other-sessions/end': {
    post: {
      summary: 'End every session of one’s own but this one',
      description: 'Takes the current password; wrong ones are counted.',
      tags,
      requestBody: json(passwordProofSchema),
      responses: {
        200: { description: 'How many have ended', ...json(endedSessionsSchema) },
        ...problemResponses(...withPassword),
      },
    },
  },
};
