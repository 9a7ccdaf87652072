import { Router } from 'express';
import { addOnSchema, publicRulesSchema } from 'shared/catalogue/on-sale.ts';
import type { PublicRules } from 'shared/catalogue/catalogue.ts';
import * as z from 'zod';
import { problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';
import { addRoute } from '../platform/routes.ts';
import { branchIn, branchParameter } from './branch-parameter.ts';
import { catalogueFor } from './catalogue-for.ts';
import type { Catalogues } from './catalogues.usecase.ts';

export const cataloguePaths: ApiPaths = {
  '/api/addons': {
    get: {
      summary: 'Add-ons on sale',
      tags: ['Catalogue'],
      responses: {
        200: {
          description: 'Every add-on, as published in the CMS',
          content: { 'application/json': { schema: z.array(addOnSchema) } },
        },
        ...problemResponses('not-ready', 'too-many-requests'),
      },
    },
  },
  '/api/rules': {
    get: {
      summary: 'Opening hours, prices and limits that a booking form needs',
      tags: ['Catalogue'],
      requestParams: { query: z.object({ branchId: branchParameter }) },
      responses: {
        200: {
          description: 'The rules in force',
          content: { 'application/json': { schema: publicRulesSchema } },
        },
        ...problemResponses('validation-failed', 'not-ready', 'too-many-requests'),
      },
    },
  },
};

/** `GET /api/addons` and `GET /api/rules`. */
export function catalogueRoutes({ catalogues }: { catalogues: Catalogues }): Router {
  const router = Router();

  addRoute(router, '/api/addons', {
    get: async (_req, res) => {
      const { addons } = await catalogues.current();
      res.json(addons);
    },
  });

  addRoute(router, '/api/rules', {
    get: async (req, res) => {
      const { rules, version } = catalogueFor(await catalogues.current(), branchIn(req.query));
      const answer: PublicRules = publicRulesSchema.parse({ ...rules, version });
      res.json(answer);
    },
  });
  return router;
}
