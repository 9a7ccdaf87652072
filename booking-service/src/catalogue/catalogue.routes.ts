import type { Router } from 'express';
import { addOnSchema, publicRulesSchema } from 'shared/catalogue/on-sale.ts';
import * as z from 'zod';
import { everybody, taggedRouter } from '../platform/routes.ts';
import { branchQuery } from './branch-parameter.ts';
import { catalogueFor } from './catalogue-for.ts';
import type { Catalogues } from './catalogues.usecase.ts';

/** What is on sale. */
export function catalogueRoutes({ catalogues }: { catalogues: Catalogues }): Router {
  const { router, route } = taggedRouter('Catalogue');

  route('GET /api/addons', everybody, {
    summary: 'Add-ons on sale, as published in the CMS',
    answers: { 200: z.array(addOnSchema) },
    handle: async () => (await catalogues.current()).addons,
  });

  route('GET /api/rules', everybody, {
    summary: 'Opening hours, prices and limits that a booking form needs',
    query: branchQuery,
    answers: { 200: publicRulesSchema },
    async handle({ query }) {
      const { rules, version } = catalogueFor(await catalogues.current(), query);
      return publicRulesSchema.parse({ ...rules, version });
    },
  });
  return router;
}
