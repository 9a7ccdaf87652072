import {
  accountsSchema,
  accountStatusSchema,
  changedAccountSchema,
  newAccountSchema,
} from 'shared/auth/accounts.ts';
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
      requestBody: json(newAccountSchema),
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
  '/api/admin/audit': {
    get: {
      summary: 'What staff did',
      tags,
      requestParams: { query: auditPageSchema },
      responses: { 200: { description: 'Newest first', ...json(auditSchema) }, ...adminRead },
    },
  },
};
