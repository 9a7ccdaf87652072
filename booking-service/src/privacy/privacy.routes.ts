import { Router } from 'express';
import type { RequestHandler, Response } from 'express';
import { isSuperAdminRole } from 'shared/auth/accounts.ts';
import { erasureSchema, personSchema } from 'shared/privacy/personal-data.ts';
import { accountOf } from '../auth/signed-in.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { parseBody } from '../platform/parse.ts';
import { Problem } from '../platform/problem.ts';
import { addRoute } from '../platform/routes.ts';
import { erasePerson, exportPerson, previewErasure } from './person.usecase.ts';
import type { PersonalDataContext } from './person.usecase.ts';

/** The personal data of one visitor. Stands behind `requireAdmin`, for super admins. */
export function privacyRoutes({ config, db, clock }: PlatformDeps): Router {
  const router = Router();
  const context = (res: Response): PersonalDataContext => ({
    db,
    contractYears: config.retention.contractYears,
    secret: config.proofOfWork.secret,
    now: clock(),
    actor: accountOf(res),
  });

  addRoute(router, '/api/admin/personal-data/search', {
    post: [
      superAdminsOnly,
      async (req, res) => {
        const { email } = parseBody(personSchema, req);
        res.json(await previewErasure(email, context(res)));
      },
    ],
  });

  addRoute(router, '/api/admin/personal-data/export', {
    post: [
      superAdminsOnly,
      async (req, res) => {
        const { email } = parseBody(personSchema, req);
        res.json(await exportPerson(email, context(res)));
      },
    ],
  });

  addRoute(router, '/api/admin/personal-data/erase', {
    post: [
      superAdminsOnly,
      async (req, res) => {
        const { email } = parseBody(erasureSchema, req);
        res.json(await erasePerson(email, context(res)));
      },
    ],
  });
  return router;
}

/** All that is known of somebody in one file, and an erasure that nobody can undo. */
const superAdminsOnly: RequestHandler = (_req, res, next) => {
  if (!isSuperAdminRole(accountOf(res).role))
    throw new Problem('not-allowed', 'personal-data-of-super-admins');
  next();
};
