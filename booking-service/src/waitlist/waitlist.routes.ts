import type { Router } from 'express';
import { linkSchema } from 'shared/my-booking/requests.ts';
import {
  waitlistAddresses,
  wishNotedSchema,
  wishRequestSchema,
  wishSchema,
} from 'shared/waitlist/waitlist.ts';
import { staff } from '../auth/signed-in.ts';
import type { LinkDeps } from '../personal-links/follow-link.usecase.ts';
import { clientAddress } from '../platform/client-address.ts';
import { rowIn } from '../platform/parse.ts';
import { everybody, taggedRouter } from '../platform/routes.ts';
import { joinWaitlist } from './join.usecase.ts';
import type { WaitlistDeps } from './join.usecase.ts';
import { setOfferLink } from './offer-cookie.ts';
import { checkOffer, leaveWaitlist, lookAtWish } from './own-wish.usecase.ts';
import { removeWish, unknownWish } from './staff-waitlist.usecase.ts';

/** Joining the waitlist, and what the link of its mails is good for. */
export function waitlistRoutes(deps: WaitlistDeps & LinkDeps): Router {
  const { router, route } = taggedRouter('Waitlist');
  const refusals = ['link-invalid', 'too-many-requests'] as const;

  route(`POST ${waitlistAddresses.join}`, everybody, {
    summary: 'Ask to be told when a time of a full day is free',
    description:
      'A mail has the link that confirms it; without that nothing is offered, and the wish is deleted after 24 hours. The guest who is next in line when a time becomes free gets a mail, and the time is held for 20 minutes. An address has one wish for a day, which changes by its link alone: to join once more is answered alike and changes nothing.',
    body: wishRequestSchema,
    answers: { 201: wishNotedSchema },
    refusals: ['slot-not-on-sale', 'times-free', 'too-many-requests'],
    handle: ({ body: request, req }) => joinWaitlist(deps, { request, address: clientAddress(req) }),
  });

  route(`POST ${waitlistAddresses.wish}`, everybody, {
    summary: 'Confirm a wish by the link of a mail, and see it',
    body: linkSchema,
    answers: { 200: wishSchema },
    refusals,
    handle: ({ body, req }) => lookAtWish(deps, { ...body, address: clientAddress(req) }),
  });

  route(`POST ${waitlistAddresses.take}`, everybody, {
    summary: 'Go on to book the time that is held',
    description:
      'The cookie `offer` makes it count as free for this browser: among the free times of its day, and when it is booked.',
    body: linkSchema,
    answers: { 200: wishSchema },
    refusals: [...refusals, 'offer-ended'],
    async handle({ body, req, res }) {
      const wish = await checkOffer(deps, { ...body, address: clientAddress(req) });
      setOfferLink(res, body.link, deps.config);
      return wish;
    },
  });

  route(`POST ${waitlistAddresses.leave}`, everybody, {
    summary: 'Leave the waitlist; what is held is free at once',
    body: linkSchema,
    answers: { 204: null },
    refusals,
    handle: ({ body, req }) => leaveWaitlist(deps, { ...body, address: clientAddress(req) }),
  });
  return router;
}

/** What staff do about it. */
export function staffWaitlistRoutes({ db, clock }: Pick<WaitlistDeps, 'db' | 'clock'>): Router {
  const { router, route } = taggedRouter('Admin: waitlist');

  route(`DELETE ${waitlistAddresses.one(':wishId')}`, staff, {
    summary: 'Take a guest off the waitlist',
    description: 'Written to the audit log. What is held for them is free at once.',
    params: { wishId: rowIn(unknownWish) },
    answers: { 204: null },
    handle: ({ params: { wishId }, actor }) => removeWish({ db, actor, now: clock() }, wishId),
  });
  return router;
}
