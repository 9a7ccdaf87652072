import { Router } from 'express';
import type { Request, Response } from 'express';
import { accountStatusSchema, newAccountSchema } from 'shared/auth/accounts.ts';
import { toAccount } from '../auth/account.ts';
import type { AuthDeps } from '../auth/auth.routes.ts';
import { listAudit } from '../auth/audit-log.store.ts';
import { accountOf } from '../auth/signed-in.ts';
import { listUsers } from '../auth/users.store.ts';
import { parseBody, parseInput } from '../platform/parse.ts';
import { addRoute } from '../platform/routes.ts';
import { auditPageSchema } from './audit-page.ts';
import type { ActingAdmin } from './admin-users.usecases.ts';
import { addAccount, changeAccountStatus, deleteAccount, unknownAccount } from './admin-users.usecases.ts';

/** `/api/admin/users…` (spec.md section 7) and the audit log. Stands behind `requireAdmin`. */
export function adminUserRoutes(deps: AuthDeps): Router {
  const { db, clock, passwords } = deps;
  const router = Router();
  const acting = (res: Response): ActingAdmin => ({ db, actor: accountOf(res), now: clock() });

  addRoute(router, '/api/admin/users', {
    get: async (_req, res) => {
      res.json((await listUsers(db)).map(toAccount));
    },
    post: async (req, res) => {
      const user = await addAccount(parseBody(newAccountSchema, req), passwords, acting(res));
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
  const text = String(req.params.userId);
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
  if (id === undefined) throw unknownAccount();
  return id;
}
