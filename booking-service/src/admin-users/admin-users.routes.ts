import { Router } from 'express';
import type { Request, Response } from 'express';
import {
  accountBranchesSchema,
  accountContentSchema,
  accountStatusSchema,
  newAccountSchema,
  passwordResetSchema,
} from 'shared/auth/accounts.ts';
import { secondFactorRuleSchema } from 'shared/auth/second-factor/second-factors.ts';
import { toAccount } from '../auth/account.ts';
import { listAudit } from '../auth/audit-log.store.ts';
import { accountOf } from '../auth/signed-in.ts';
import { listUsers } from '../auth/users.store.ts';
import { isSecondFactorRequired } from '../second-factor/rule.store.ts';
import type { SecondFactorDeps } from '../second-factor/second-step.routes.ts';
import { parseBody, parseInput, rowIdOf } from '../platform/parse.ts';
import { addRoute } from '../platform/routes.ts';
import { auditPageSchema } from './audit-page.ts';
import type { ActingAdmin } from './acting-admin.usecase.ts';
import { unknownAccount } from './acting-admin.usecase.ts';
import { addAccount } from './add-account.usecase.ts';
import { changeAccountStatus, deleteAccount } from './change-account.usecase.ts';
import { changeBranches } from './change-branches.usecase.ts';
import { changeContentPermission } from './change-content-permission.usecase.ts';
import { removeSecondFactor } from './remove-second-factor.usecase.ts';
import { resetPassword } from './reset-password.usecase.ts';
import { changeSecondFactorRule } from './second-factor-rule.usecase.ts';

/** `/api/admin/users…` and the audit log. Stands behind `requireAdmin`. */
export function adminUserRoutes(deps: SecondFactorDeps): Router {
  const { config, db, clock, passwords, emails } = deps;
  const accountSchema = newAccountSchema(config.passwordRule.minLength);
  const resetSchema = passwordResetSchema(config.passwordRule.minLength);
  const router = Router();
  const acting = (res: Response): ActingAdmin => ({ db, actor: accountOf(res), now: clock(), config });

  addRoute(router, '/api/admin/users', {
    get: async (_req, res) => {
      res.json((await listUsers(db)).map(toAccount));
    },
    post: async (req, res) => {
      const user = await addAccount(parseBody(accountSchema, req), passwords, acting(res));
      res
        .status(201)
        .location(`/api/admin/users/${user.id}`)
        .json({ user: toAccount(user) });
    },
  });

  addRoute(router, '/api/admin/users/:userId', {
    delete: async (req, res) => {
      await deleteAccount(userIdOf(req), acting(res));
      res.status(204).end();
    },
  });

  addRoute(router, '/api/admin/users/:userId/status', {
    patch: async (req, res) => {
      const { isActive } = parseBody(accountStatusSchema, req);
      res.json({ user: toAccount(await changeAccountStatus(userIdOf(req), isActive, acting(res))) });
    },
  });

  addRoute(router, '/api/admin/users/:userId/branches', {
    put: async (req, res) => {
      const { branchIds } = parseBody(accountBranchesSchema, req);
      res.json({ user: toAccount(await changeBranches(userIdOf(req), branchIds, acting(res))) });
    },
  });

  addRoute(router, '/api/admin/users/:userId/content-permission', {
    put: async (req, res) => {
      const { contentPermission } = parseBody(accountContentSchema, req);
      const user = await changeContentPermission(userIdOf(req), contentPermission, acting(res));
      res.json({ user: toAccount(user) });
    },
  });

  addRoute(router, '/api/admin/users/:userId/password', {
    post: async (req, res) => {
      const { password } = parseBody(resetSchema, req);
      await resetPassword(userIdOf(req), password, passwords, acting(res));
      res.status(204).end();
    },
  });

  addRoute(router, '/api/admin/users/:userId/second-factor', {
    delete: async (req, res) => {
      await removeSecondFactor(userIdOf(req), emails, acting(res));
      res.status(204).end();
    },
  });

  addRoute(router, '/api/admin/second-factor-rule', {
    get: async (_req, res) => {
      res.json({ isRequired: await isSecondFactorRequired(db) });
    },
    patch: async (req, res) => {
      const { isRequired } = parseBody(secondFactorRuleSchema, req);
      res.json(await changeSecondFactorRule(isRequired, acting(res)));
    },
  });

  addRoute(router, '/api/admin/audit', {
    get: async (req, res) => {
      const { limit, cursor } = parseInput(auditPageSchema, req.query);
      res.json(await listAudit(db, limit, cursor ?? null));
    },
  });
  return router;
}

/** @throws Problem `not-found` for an id that is none: a malformed one names no account either */
function userIdOf(req: Request): number {
  const id = rowIdOf(req.params.userId);
  if (id === undefined) throw unknownAccount();
  return id;
}
