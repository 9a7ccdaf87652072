import {
  currentUserSchema,
  loginRequestSchema,
  passwordChangeSchema,
  signedInSchema,
} from 'shared/auth/accounts.ts';
import { json, problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';

const changes = [
  'validation-failed',
  'malformed-request',
  'other-origin',
  'too-many-requests',
  'not-ready',
] as const;

/** Signing in and out, as the API document shows it. */
export const authPaths: ApiPaths = {
  '/api/auth/login': {
    post: {
      summary: 'Sign in',
      description:
        '`username` is a username or an e-mail address. Sets the session cookie; a session that the browser had ends.',
      tags: ['Sign-in'],
      requestBody: json(loginRequestSchema),
      responses: {
        200: { description: 'Signed in', ...json(signedInSchema) },
        ...problemResponses(...changes, 'invalid-credentials', 'account-disabled'),
      },
    },
  },
  '/api/auth/logout': {
    post: {
      summary: 'Sign out',
      tags: ['Sign-in'],
      responses: {
        204: { description: 'The session has ended' },
        ...problemResponses('other-origin', 'not-ready'),
      },
    },
  },
  '/api/auth/user': {
    get: {
      summary: 'Who is signed in',
      tags: ['Sign-in'],
      responses: {
        200: { description: 'The account', ...json(currentUserSchema) },
        ...problemResponses('sign-in-required', 'too-many-requests', 'not-ready'),
      },
    },
  },
  '/api/auth/password': {
    post: {
      summary: 'Change one’s own password',
      description: 'Ends every other session of the account.',
      tags: ['Sign-in'],
      requestBody: json(passwordChangeSchema),
      responses: {
        204: { description: 'Changed' },
        ...problemResponses(...changes, 'sign-in-required'),
      },
    },
  },
};
