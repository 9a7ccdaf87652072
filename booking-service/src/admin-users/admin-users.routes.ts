import type { Router } from 'express';
import {
  accountBranchesSchema,
  accountContentSchema,
  accountsSchema,
  accountStatusSchema,
  changedAccountSchema,
  newAccountSchema,
  passwordResetSchema,
} from 'shared/auth/accounts.ts';
import { auditSchema } from 'shared/auth/audit.ts';
import { secondFactorRuleSchema } from 'shared/auth/second-factor/second-factors.ts';
import { toAccount } from '../auth/account.ts';
import type { User } from '../auth/account.ts';
import { listAudit } from '../auth/audit-log.store.ts';
import { admins } from '../auth/signed-in.ts';
import { listUsers } from '../auth/users.store.ts';
import { rowIn } from '../platform/parse.ts';
import { located, taggedRouter } from '../platform/routes.ts';
import { isSecondFactorRequired } from '../second-factor/rule.store.ts';
import type { SecondFactorDeps } from '../second-factor/second-step.routes.ts';
import type { ActingAdmin } from './acting-admin.usecase.ts';
import { unknownAccount } from './acting-admin.usecase.ts';
import { addAccount } from './add-account.usecase.ts';
import { auditPageSchema } from './audit-page.ts';
import { changeAccountStatus, deleteAccount } from './change-account.usecase.ts';
import { changeBranches } from './change-branches.usecase.ts';
import { changeContentPermission } from './change-content-permission.usecase.ts';
import { removeSecondFactor } from './remove-second-factor.usecase.ts';
import { resetPassword } from './reset-password.usecase.ts';
import { changeSecondFactorRule } from './second-factor-rule.usecase.ts';

const params = { userId: rowIn(unknownAccount) };

/** Account management and the audit log. */
export function adminUserRoutes(deps: SecondFactorDeps): Router {
  const { config, db, clock, passwords, emails } = deps;
  const { minLength } = config.passwordRule;
  const { router, route } = taggedRouter('Admin: accounts');
  const acting = (actor: User): ActingAdmin => ({ db, actor, now: clock(), config });

  route('GET /api/admin/users', admins, {
    summary: 'All accounts, in the order they were added',
    answers: { 200: accountsSchema },
    handle: async () => (await listUsers(db)).map(toAccount),
  });

  route('POST /api/admin/users', admins, {
    summary: 'Add an account',
    body: newAccountSchema(minLength),
    answers: { 201: located(changedAccountSchema) },
    refusals: ['account-exists'],
    async handle({ body, actor, res }) {
      const user = await addAccount(body, passwords, acting(actor));
      res.location(`/api/admin/users/${user.id}`);
      return { user: toAccount(user) };
    },
  });

  route('DELETE /api/admin/users/:userId', admins, {
    summary: 'Delete an account, and its sessions with it',
    description: 'Not one’s own and no super admin.',
    params,
    answers: { 204: null },
    refusals: ['account-protected'],
    async handle({ params: { userId }, actor }) {
      await deleteAccount(userId, acting(actor));
    },
  });

  route('PATCH /api/admin/users/:userId/status', admins, {
    summary: 'Activate or deactivate an account',
    description:
      'Not one’s own, and not the last active super admin. Deactivating ends its sessions at once.',
    params,
    body: accountStatusSchema,
    answers: { 200: changedAccountSchema },
    refusals: ['account-protected'],
    handle: async ({ params: { userId }, body, actor }) => ({
      user: toAccount(await changeAccountStatus(userId, body.isActive, acting(actor))),
    }),
  });

  route('PUT /api/admin/users/:userId/branches', admins, {
    summary: 'Limit a staff account to some branches, or to none',
    description: 'Holds from the next request on. Admins work for all branches.',
    params,
    body: accountBranchesSchema,
    answers: { 200: changedAccountSchema },
    handle: async ({ params: { userId }, body, actor }) => ({
      user: toAccount(await changeBranches(userId, body.branchIds, acting(actor))),
    }),
  });

  route('POST /api/admin/users/:userId/password', admins, {
    summary: 'Set a password for an account whose owner has lost it',
    description:
      'For super admins. Ends all sessions of the account; the next sign-in asks for another password. Not for one’s own account.',
    params,
    body: passwordResetSchema(minLength),
    answers: { 204: null },
    refusals: ['account-protected'],
    async handle({ params: { userId }, body, actor }) {
      await resetPassword(userId, body.password, passwords, acting(actor));
    },
  });

  route('DELETE /api/admin/users/:userId/second-factor', admins, {
    summary: 'Remove the second factors of an account whose owner has lost them',
    description: 'For super admins. Ends all sessions of the account. Not for one’s own account.',
    params,
    answers: { 204: null },
    refusals: ['account-protected'],
    handle: ({ params: { userId }, actor }) => removeSecondFactor(userId, emails, acting(actor)),
  });

  route('PUT /api/admin/users/:userId/content-permission', admins, {
    summary: 'Set what an account may change on the website',
    description: 'Open sessions of the CMS follow within seconds.',
    params,
    body: accountContentSchema,
    answers: { 200: changedAccountSchema },
    refusals: ['account-protected'],
    handle: async ({ params: { userId }, body, actor }) => ({
      user: toAccount(await changeContentPermission(userId, body.contentPermission, acting(actor))),
    }),
  });

  route('GET /api/admin/second-factor-rule', admins, {
    summary: 'Whether every account that may refund or edit the website needs a second factor',
    answers: { 200: secondFactorRuleSchema },
    handle: async () => ({ isRequired: await isSecondFactorRequired(db) }),
  });

  route('PATCH /api/admin/second-factor-rule', admins, {
    summary: 'Require a second factor of every account that may refund or edit the website, or no longer',
    description:
      'For super admins; one who has no second factor cannot switch it on. Accounts without one can then do nothing but set one up.',
    body: secondFactorRuleSchema,
    answers: { 200: secondFactorRuleSchema },
    handle: ({ body, actor }) => changeSecondFactorRule(body.isRequired, acting(actor)),
  });

  route('GET /api/admin/audit', admins, {
    summary: 'What staff did, newest first',
    query: auditPageSchema,
    answers: { 200: auditSchema },
    handle: ({ query: { limit, cursor = null } }) => listAudit(db, limit, cursor),
  });
  return router;
}
