import {
  cmsTicketSchema,
  currentUserSchema,
  languageChoiceSchema,
  loginRequestSchema,
  passwordChangeSchema,
} from 'shared/auth/accounts.ts';
import { loginAnswerSchema } from 'shared/auth/second-factor/second-step.ts';
import { json, problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';

const changes = [
  'validation-failed',
  'malformed-request',
  'other-origin',
  'payload-too-large',
  'too-many-requests',
  'not-ready',
] as const;

/** Signing in and out, as the API document shows it. */
export const authPaths: ApiPaths = {
  '/api/auth/login': {
    post: {
      summary: 'Sign in',
      description:
        '`username` is a username or an e-mail address. Sets the session cookie; a session that the browser had ends. For an account with a second factor nobody is signed in yet: the answer says what it can answer with, and POST /api/auth/second-step takes it within five minutes.',
      tags: ['Sign-in'],
      requestBody: json(loginRequestSchema),
      responses: {
        200: { description: 'Signed in, or asked for the second factor', ...json(loginAnswerSchema) },
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
  '/api/auth/cms-tickets': {
    post: {
      summary: 'Go on to the CMS',
      description:
        'For accounts that may edit the website. The address holds a ticket in its fragment, good once, for a minute, and for the CMS alone.',
      tags: ['Sign-in'],
      responses: {
        201: { description: 'Where to go on', ...json(cmsTicketSchema) },
        ...problemResponses(
          'sign-in-required',
          'password-change-required',
          'second-factor-required',
          'not-allowed',
          'other-origin',
          'not-ready',
        ),
      },
    },
  },
  '/api/auth/language': {
    put: {
      summary: 'Choose the language of the admin area for one’s account',
      tags: ['Sign-in'],
      requestBody: json(languageChoiceSchema),
      responses: {
        204: { description: 'Chosen' },
        ...problemResponses(...changes, 'sign-in-required'),
      },
    },
  },
  '/api/auth/password': {
    post: {
      summary: 'Change one’s own password',
      description: 'Ends every other session of the account.',
      tags: ['Sign-in'],
      requestBody: json(passwordChangeSchema()),
      responses: {
        204: { description: 'Changed' },
        ...problemResponses(...changes, 'sign-in-required'),
      },
    },
  },
};
