import type { Router } from 'express';
import { findSchema, linkSchema } from 'shared/my-booking/requests.ts';
import * as z from 'zod';
import type { LinkDeps } from '../../personal-links/follow-link.usecase.ts';
import { clientAddress } from '../../platform/client-address.ts';
import { everybody, taggedRouter } from '../../platform/routes.ts';
import { askForLink, linkOnItsWay } from './find-booking.usecase.ts';
import { openPage } from './open-page.usecase.ts';
import { tag } from './visit.ts';
import type { VisitorDeps } from './visitor.usecase.ts';
import { endVisit } from './visits.store.ts';

/** Opening and leaving one's page, and asking for a link to it. */
export function accessRoutes(deps: VisitorDeps & LinkDeps): Router {
  const { db, visits } = deps;
  const { router, route } = taggedRouter(tag);

  route('POST /api/my-booking/session', everybody, {
    summary: 'Open the page with the link of a mail',
    description: 'The random part of the link, which stands behind `#`, for a cookie of half an hour.',
    body: linkSchema,
    answers: { 204: null },
    refusals: ['link-invalid', 'too-many-requests'],
    async handle({ body, req, res }) {
      visits.set(res, await openPage(deps, { ...body, address: clientAddress(req) }));
    },
  });

  route('DELETE /api/my-booking/session', everybody, {
    summary: 'Leave the page',
    answers: { 204: null },
    async handle({ req, res }) {
      const token = visits.read(req);
      if (token !== undefined) await endVisit(db, token);
      visits.clear(res);
    },
  });

  route('POST /api/my-booking/find', everybody, {
    summary: 'Ask for a fresh link by booking number and e-mail address',
    description:
      'It goes to the address on file. The answer is the same whether there is such a booking or not.',
    body: findSchema,
    answers: { 202: z.object({ message: z.string() }) },
    refusals: ['too-many-requests'],
    async handle({ body, req }) {
      await askForLink(deps, { ...body, address: clientAddress(req) });
      return { message: linkOnItsWay };
    },
  });
  return router;
}
