import type { Router } from 'express';
import { attentionSchema, dismissalSchema } from 'shared/attention/attention.ts';
import { admins } from '../auth/signed-in.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { taggedRouter } from '../platform/routes.ts';
import { dismissMatter, readAttention } from './attention.usecase.ts';

/** What staff have to look at. */
export function attentionRoutes({ db, clock }: PlatformDeps): Router {
  const { router, route } = taggedRouter('Admin: attention');

  route('GET /api/admin/attention', admins, {
    summary: 'What needs attention, the most pressing first',
    description:
      'Payments that stay unclear; refunds that are stuck, failed or due; differences with the provider’s ledger, and how its newest comparison went; mails that were given up; bookings confirmed without a time; deliveries that are late or due. Super admins also see what happened at sign-ins within a day.',
    answers: { 200: attentionSchema },
    handle: ({ actor }) => readAttention(db, actor, clock()),
  });

  route('POST /api/admin/attention/dismissals', admins, {
    summary: 'Note that a matter is dealt with',
    description: 'It no longer stands on the dashboard. Written to the audit log.',
    body: dismissalSchema,
    answers: { 204: null },
    refusals: ['not-found'],
    handle: ({ body, actor }) => dismissMatter(db, { key: body.key, actor, now: clock() }),
  });
  return router;
}
