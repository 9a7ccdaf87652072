import { Router } from 'express';
import { exportAddresses, exportOrderSchema } from 'shared/exports/exports.ts';
import * as z from 'zod';
import { accountOf, requirePermission } from '../auth/signed-in.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { parseBody } from '../platform/parse.ts';
import { Problem } from '../platform/problem.ts';
import { addRoute } from '../platform/routes.ts';
import { readExport, takeExport } from './exports.store.ts';
import { orderExport } from './order-export.usecase.ts';
import { sendExport } from './send-export.usecase.ts';

const ownersOnly = requirePermission('reports', 'exports-for-owners');

/** Files for the owner's spreadsheets. Stands behind `requireAdmin`, for accounts with the permission `reports`. */
export function exportRoutes({ db, clock }: Pick<PlatformDeps, 'db' | 'clock'>): Router {
  const router = Router();

  addRoute(router, exportAddresses.all, {
    post: [
      ownersOnly,
      async (req, res) => {
        const order = parseBody(exportOrderSchema, req);
        const ordered = await orderExport(db, order, accountOf(res), clock());
        res.status(201).location(exportAddresses.one(ordered.id)).json(ordered);
      },
    ],
  });

  addRoute(router, exportAddresses.one(':exportId'), {
    get: [
      ownersOnly,
      async (req, res) => {
        res.json(found(await readExport(db, idIn(req.params), accountOf(res).id, clock())));
      },
    ],
  });

  addRoute(router, exportAddresses.file(':exportId'), {
    get: [
      ownersOnly,
      async (req, res) => {
        const id = idIn(req.params);
        // A file is made once: nobody takes it by asking what it would be like.
        if (req.method === 'HEAD') return void res.status(204).end();
        const order = found(await takeExport(db, id, accountOf(res).id, clock()));
        await sendExport(res, { db, clock }, id, order);
      },
    ],
  });
  return router;
}

const idSchema = z.uuid();
const idIn = ({ exportId }: Record<string, unknown>): string => found(idSchema.safeParse(exportId).data);

function found<Found>(what: Found | undefined): Found {
  if (what === undefined) throw new Problem('not-found', 'export-gone');
  return what;
}
