import { Router } from 'express';
import { staffLanguages } from 'shared/auth/staff-languages.ts';
import {
  monthField,
  statementAddresses,
  statementFormats,
  statementMessages,
  statementSettingsSchema,
} from 'shared/statements/statement.ts';
import * as z from 'zod';
import { accountOf, requirePermission } from '../auth/signed-in.ts';
import { parseBody, parseInput } from '../platform/parse.ts';
import { addRoute } from '../platform/routes.ts';
import { changeSettings, closeMonth } from './close-month.usecase.ts';
import { statementMediaTypes } from './files/media-types.ts';
import { listMonths, monthsWith, readStatement, unknownMonth } from './read-statements.usecase.ts';
import { checkSettlement } from './settlement/check-settlement.usecase.ts';
import { saveStatement } from './save-statement.usecase.ts';
import type { StatementDeps } from './save-statement.usecase.ts';

const ownersOnly = requirePermission('reports', 'statements-for-owners');

const fileSchema = z.object({
  format: z.enum(statementFormats, { error: statementMessages.format }),
  language: z.enum(staffLanguages, { error: statementMessages.language }),
});

/** Months for the accountant. Stands behind `requireAdmin`, for accounts with the permission `reports`. */
export function statementRoutes(deps: StatementDeps): Router {
  const { db, clock } = deps;
  const router = Router();

  addRoute(router, statementAddresses.all, {
    get: [ownersOnly, async (_req, res) => void res.json(await listMonths(db, clock()))],
  });

  addRoute(router, statementAddresses.settings, {
    put: [
      ownersOnly,
      async (req, res) => {
        const settings = parseBody(statementSettingsSchema, req);
        res.json(await changeSettings(db, settings, accountOf(res), clock()));
      },
    ],
  });

  addRoute(router, statementAddresses.one(':month'), {
    get: [
      ownersOnly,
      async (req, res) => void res.json(await readStatement(db, monthIn(req.params), clock())),
    ],
  });

  addRoute(router, statementAddresses.close(':month'), {
    post: [
      ownersOnly,
      async (req, res) => {
        res.json(await closeMonth(db, monthIn(req.params), accountOf(res), clock()));
      },
    ],
  });

  addRoute(router, statementAddresses.settlement(':month'), {
    post: [
      ownersOnly,
      async (req, res) => {
        const { provider } = deps.payments;
        const month = monthIn(req.params);
        await monthsWith(month, db, clock());
        res.json(await checkSettlement(month, { db, provider, actor: accountOf(res), now: clock() }));
      },
    ],
  });

  addRoute(router, statementAddresses.file(':month'), {
    get: [
      ownersOnly,
      async (req, res) => {
        const month = monthIn(req.params);
        // Nobody saves a file by asking what it would be like.
        if (req.method === 'HEAD') return void res.status(204).end();
        const wanted = parseInput(fileSchema, req.query);
        const file = await saveStatement(deps, { month, ...wanted }, accountOf(res));
        res
          .attachment(`statement-${month}.${wanted.format}`)
          .set({
            'Content-Type': statementMediaTypes[wanted.format],
            'X-Content-Type-Options': 'nosniff',
          })
          .send(Buffer.from(file));
      },
    ],
  });
  return router;
}

function monthIn({ month }: Record<string, unknown>): string {
  const { data } = monthField.safeParse(month);
  if (data === undefined) throw unknownMonth();
  return data;
}
