import { Router } from 'express';
import { MONDAY_MAIL_ADDRESS, mondayMailChoiceSchema } from 'shared/monday-mail/monday-mail.ts';
import { accountOf, requirePermission } from '../auth/signed-in.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { parseBody } from '../platform/parse.ts';
import { addRoute } from '../platform/routes.ts';
import { findChoice, setChoice } from './monday-mail.store.ts';

const ownersOnly = requirePermission('reports', 'monday-mail-for-owners');

/** Whether one gets last week by mail. Stands behind `requireAdmin`, for accounts with the permission `reports`. */
export function mondayMailRoutes({ db }: Pick<PlatformDeps, 'db'>): Router {
  const router = Router();
  addRoute(router, MONDAY_MAIL_ADDRESS, {
    get: [ownersOnly, async (_req, res) => void res.json(await findChoice(db, accountOf(res).id))],
    put: [
      ownersOnly,
      async (req, res) => {
        const { id } = accountOf(res);
        await setChoice(db, id, parseBody(mondayMailChoiceSchema, req).isOn);
        res.json(await findChoice(db, id));
      },
    ],
  });
  return router;
}
