import {
  accountBranchesSchema,
  accountContentSchema,
  accountsSchema,
  accountStatusSchema,
  changedAccountSchema,
  newAccountSchema,
  passwordResetSchema,
} from 'shared/auth/accounts.ts';
import { secondFactorRuleSchema } from 'shared/auth/second-factor/second-factors.ts';
import { auditSchema } from 'shared/auth/audit.ts';
import * as z from 'zod';
import { adminChange, adminRead, json, problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';
import { auditPageSchema } from './audit-page.ts';

const userId = { path: z.object({ userId: z.int() }) };
const tags = ['Admin: accounts'];

/** Account management and the audit log, as the API document shows them. */
export const adminUserPaths: ApiPaths = {
  '/api/admin/users': {
    get: {
      summary: 'All accounts',
      tags,
      responses: {
        200: { description: 'In the order they were added', ...json(accountsSchema) },
        ...adminRead,
      },
    },
    post: {
      summary: 'Add an account',
      tags,
      requestBody: json(newAccountSchema()),
      responses: {
        201: { description: 'Added', ...json(changedAccountSchema) },
        ...problemResponses(...adminChange, 'account-exists'),
      },
    },
  },
  '/api/admin/users/{userId}': {
    delete: {
      summary: 'Delete an account',
      description: 'Not the own one and no super admin.',
      tags,
      requestParams: userId,
      responses: {
        204: { description: 'Deleted, and its sessions with it' },
        ...problemResponses(...adminChange, 'not-found', 'account-protected'),
      },
    },
  },
  '/api/admin/users/{userId}/status': {
    patch: {
      summary: 'Activate or deactivate an account',
      description:
        'Not the own one, and not the last active super admin. Deactivating ends its sessions at once.',
      tags,
      requestParams: userId,
      requestBody: json(accountStatusSchema),
      responses: {
        200: { description: 'The account as it is now', ...json(changedAccountSchema) },
        ...problemResponses(...adminChange, 'not-found', 'account-protected'),
      },
    },
  },
  '/api/admin/users/{userId}/branches': {
    put: {
      summary: 'Limit a staff account to some branches, or to none',
      description: 'Holds from the next request on. Admins work for all branches.',
      tags,
      requestParams: userId,
      requestBody: json(accountBranchesSchema),
      responses: {
        200: { description: 'The account as it is now', ...json(changedAccountSchema) },
        ...problemResponses(...adminChange, 'not-found'),
      },
    },
  },
  '/api/admin/users/{userId}/content-permission': {
    put: {
      summary: 'What an account may change on the website',
      description: 'Open sessions of the CMS follow within seconds.',
      tags,
      requestParams: userId,
      requestBody: json(accountContentSchema),
      responses: {
        200: { description: 'The account as it is now', ...json(changedAccountSchema) },
        ...problemResponses(...adminChange, 'not-found'),
      },
    },
  },
  '/api/admin/users/{userId}/password': {
    post: {
      summary: 'Set a password for somebody who has lost theirs',
      description:
        'For super admins. Ends all sessions of the account; the next sign-in asks for another password. Not for the own account.',
      tags,
      requestParams: userId,
      requestBody: json(passwordResetSchema()),
      responses: {
        204: { description: 'Set' },
        ...problemResponses(...adminChange, 'not-found', 'account-protected'),
      },
    },
  },
  '/api/admin/users/{userId}/second-factor': {
    delete: {
      summary: 'Remove the second factors of somebody who has lost theirs',
      description: 'For super admins. Ends all sessions of the account. Not for the own account.',
      tags,
      requestParams: userId,
      responses: {
        204: { description: 'Removed, or there was none' },
        ...problemResponses(...adminChange, 'not-found', 'account-protected'),
      },
    },
  },
  '/api/admin/second-factor-rule': {
    get: {
      summary: 'Whether everybody who may refund or edit the website needs a second factor',
      tags,
      responses: { 200: { description: 'The rule', ...json(secondFactorRuleSchema) }, ...adminRead },
    },
    patch: {
      summary: 'Require a second factor of everybody who may refund or edit the website, or no longer',
      description:
        'For super admins, and to be switched on only by one who has a second factor. Accounts without one can then do nothing but set one up.',
      tags,
      requestBody: json(secondFactorRuleSchema),
      responses: {
        200: { description: 'The rule as it is now', ...json(secondFactorRuleSchema) },
        ...problemResponses(...adminChange),
      },
    },
  },
  '/api/admin/audit': {
    get: {
      summary: 'What staff did',
      tags,
      requestParams: { query: auditPageSchema },
      responses: { 200: { description: 'Newest first', ...json(auditSchema) }, ...adminRead },
    },
  },
};
