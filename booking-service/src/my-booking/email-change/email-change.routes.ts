import type { Router } from 'express';
import { linkSchema, newEmailSchema } from 'shared/my-booking/requests.ts';
import { clientAddress } from '../../platform/client-address.ts';
import { everybody, taggedRouter } from '../../platform/routes.ts';
import { tag } from '../access/visit.ts';
import { visitors } from '../access/visitor.usecase.ts';
import type { VisitorDeps } from '../access/visitor.usecase.ts';
import { page } from '../base/page.ts';
import type { ReadPage } from '../base/page.ts';
import { askForEmailChange, confirmEmailChange } from './email-change.usecase.ts';
import type { EmailChangeDeps } from './email-change.usecase.ts';

/** Another e-mail address, and its confirmation by the guest who reads it. */
export function emailChangeRoutes(deps: EmailChangeDeps & VisitorDeps, readPage: ReadPage): Router {
  const { router, route } = taggedRouter(tag);

  route('POST /api/my-booking/email', visitors(deps), {
    summary: 'Ask for mails to another address',
    description: 'A mail goes there. Nothing changes before its link is opened.',
    body: newEmailSchema,
    answers: { 202: page[200] },
    refusals: ['too-many-requests'],
    async handle({ body, visit }) {
      await askForEmailChange(deps, visit, body.email);
      return readPage(visit.orderId);
    },
  });

  route('POST /api/my-booking/email/confirmation', everybody, {
    summary: 'Confirm another address with the link that was mailed there',
    description: 'Links that went to the old address open nothing from then on, and it is told.',
    body: linkSchema,
    answers: page,
    refusals: ['link-invalid', 'too-many-requests'],
    async handle({ body, req, res }) {
      const tried = { ...body, address: clientAddress(req) };
      const { orderId, token } = await confirmEmailChange(deps, tried);
      deps.visits.set(res, token);
      return readPage(orderId);
    },
  });
  return router;
}
