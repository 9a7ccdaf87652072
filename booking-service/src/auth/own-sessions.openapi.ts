import { endedSessionsSchema, ownSessionsSchema } from 'shared/auth/own-sessions.ts';
import * as z from 'zod';
import { json, problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';

const tags = ['Sign-in'];

/** Where one is signed in, as the API document shows it. */
export const ownSessionPaths: ApiPaths = {
  '/api/auth/sessions': {
    get: {
      summary: 'Where one is signed in',
      tags,
      responses: {
        200: { description: 'This session first, then the one last seen', ...json(ownSessionsSchema) },
        ...problemResponses('sign-in-required', 'too-many-requests', 'not-ready'),
      },
    },
  },
  '/api/auth/sessions/{sessionId}': {
    delete: {
      summary: 'End one session of one’s own',
      tags,
      requestParams: { path: z.object({ sessionId: z.int() }) },
      responses: {
        204: { description: 'Ended' },
        ...problemResponses('sign-in-required', 'other-origin', 'not-found', 'not-ready'),
      },
    },
  },
  '/api/auth/other-sessions': {
    delete: {
      summary: 'End every session of one’s own but this one',
      tags,
      responses: {
        200: { description: 'How many have ended', ...json(endedSessionsSchema) },
        ...problemResponses('sign-in-required', 'other-origin', 'not-ready'),
      },
    },
  },
};
