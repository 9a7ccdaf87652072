import { Router } from 'express';
import type { Request, Response } from 'express';
import { blockSpanSchema, liftSchema, newBlockSchema } from 'shared/blocks/block.ts';
import { decisionSchema } from 'shared/blocks/decision.ts';
import { accountOf } from '../auth/signed-in.ts';
import type { Catalogues } from '../catalogue/catalogues.usecase.ts';
import type { EmailQueue } from '../email/base/email.ts';
import type { Payments } from '../payments/payments.feature.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { branchesFor } from '../catalogue/branches-for.usecase.ts';
import { parseBody, parseInput, rowIdOf } from '../platform/parse.ts';
import { addRoute } from '../platform/routes.ts';
import { isBlockThere, listBlocks } from './blocks.store.ts';
import { decideOnGuests } from './decide.usecase.ts';
import type { DecisionAction } from './decide.usecase.ts';
import { guestsIn, guestsUnder } from './guests.usecase.ts';
import { makeBlock } from './lay-block.usecase.ts';
import { liftTimes, unknownBlock } from './lift-block.usecase.ts';

type BlocksDeps = PlatformDeps & { catalogues: Catalogues; emails: EmailQueue; payments: Payments };

/** `/api/admin/blocks…`. Stands behind `requireStaff`; guests are cancelled with their refund by admins alone. */
export function blockRoutes(deps: BlocksDeps): Router {
  const { db, clock, catalogues, emails, payments } = deps;
  const router = Router();
  const action = (res: Response): DecisionAction => ({
    ...{ db, catalogues, emails, payments },
    ...{ actor: accountOf(res), now: clock() },
  });

  addRoute(router, '/api/admin/blocks', {
    get: async (req, res) => {
      res.json(await listBlocks(db, clock(), branchesFor(req, res)));
    },
    post: async (req, res) => {
      const made = await makeBlock(action(res), parseBody(newBlockSchema, req));
      res.status(201).json(made);
    },
  });

  addRoute(router, '/api/admin/blocks/guests', {
    post: async (req, res) => {
      res.json(await guestsIn(deps, parseBody(blockSpanSchema, req), clock()));
    },
  });

  addRoute(router, '/api/admin/blocks/:blockId', {
    delete: async (req, res) => {
      await liftTimes(action(res), blockIdOf(req), parseInput(liftSchema, req.query));
      res.status(204).end();
    },
  });

  addRoute(router, '/api/admin/blocks/:blockId/guests', {
    get: async (req, res) => {
      const id = blockIdOf(req);
      if (!(await isBlockThere(db, id))) throw unknownBlock();
      res.json(await guestsUnder(deps, id, clock()));
    },
  });

  addRoute(router, '/api/admin/blocks/:blockId/decisions', {
    post: async (req, res) => {
      const id = blockIdOf(req);
      const decision = parseBody(decisionSchema, req);
      if (!(await isBlockThere(db, id))) throw unknownBlock();
      await decideOnGuests(action(res), id, decision);
      res.json(await guestsUnder(deps, id, clock()));
    },
  });
  return router;
}

/** @throws Problem `not-found` */
function blockIdOf(req: Request): number {
  const id = rowIdOf(req.params.blockId);
  if (id === undefined) throw unknownBlock();
  return id;
}
