import type { Router } from 'express';
import { linkSchema, remindersSchema } from 'shared/my-booking/requests.ts';
import * as z from 'zod';
import { OPT_OUT_PATH } from '../../email/letter.usecase.ts';
import type { LinkDeps } from '../../personal-links/follow-link.usecase.ts';
import { clientAddress } from '../../platform/client-address.ts';
import { refusedAs } from '../../platform/parse.ts';
import { Problem } from '../../platform/problem.ts';
import { everybody, ownProof, taggedRouter } from '../../platform/routes.ts';
import { tag } from '../access/visit.ts';
import { visitors } from '../access/visitor.usecase.ts';
import type { VisitorDeps } from '../access/visitor.usecase.ts';
import { page } from '../base/page.ts';
import type { ReadPage } from '../base/page.ts';
import { optOutByLink } from './opt-out.usecase.ts';
import { setReminders } from './set-reminders.usecase.ts';

const noLink = () => new Problem('not-found', 'link-once-more');
const params = { link: refusedAs(linkSchema.shape.link, noLink) };

/** Switching mails around sessions off, by a link or on one's own page, and on again there. */
export function reminderRoutes(deps: VisitorDeps & LinkDeps, readPage: ReadPage): Router {
  const { router, route } = taggedRouter(tag);

  route(`GET ${OPT_OUT_PATH}/:link`, everybody, {
    summary: 'For mail programs that open `List-Unsubscribe` in a browser',
    description: 'Leads to the page that switches the mails off. Nothing has changed yet.',
    params,
    answers: { 303: null },
    handle: ({ params: { link }, res }) =>
      void res.redirect(303, `${deps.config.siteOrigin}/my-booking#no-reminders=${link}`),
  });

  route(`POST ${OPT_OUT_PATH}/:link`, ownProof, {
    summary: 'One click of a mail program: no more mails of this kind (RFC 8058)',
    description: 'Taken from any origin: the link is the proof. The body is not looked at.',
    params,
    answers: { 200: z.object({ success: z.literal(true) }) },
    refusals: ['link-invalid', 'too-many-requests'],
    async handle({ params: { link }, req }) {
      await optOutByLink(deps, { link, address: clientAddress(req) });
      return { success: true as const };
    },
  });

  route('POST /api/my-booking/no-reminders', everybody, {
    summary: 'Switch mails before and after sessions off with the link of one',
    body: linkSchema,
    answers: { 204: null },
    refusals: ['link-invalid', 'too-many-requests'],
    handle: ({ body, req }) => optOutByLink(deps, { ...body, address: clientAddress(req) }),
  });

  route('PATCH /api/my-booking/reminders', visitors(deps), {
    summary: 'Switch mails before and after sessions off, or on again',
    description: 'For the address of the order, whatever else is booked with it.',
    body: remindersSchema,
    answers: page,
    refusals: ['too-many-requests'],
    async handle({ body, visit }) {
      await setReminders(deps, visit, body);
      return readPage(visit.orderId);
    },
  });
  return router;
}
