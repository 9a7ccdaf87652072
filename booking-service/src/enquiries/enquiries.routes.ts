import type { Router } from 'express';
import {
  enquiriesSchema,
  enquirySchema,
  enquiryStatusChangeSchema,
} from 'shared/enquiries/admin-enquiries.ts';
import { enquiryReceivedSchema, enquiryRequestSchema } from 'shared/enquiries/enquiries.ts';
import { admins } from '../auth/signed-in.ts';
import { withStoredPhone } from '../bookings/place/phone-number.ts';
import { clientAddress } from '../platform/client-address.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { optionalKey, sendAnswer, submissionKey } from '../platform/idempotency.ts';
import { rowIn } from '../platform/parse.ts';
import { everybody, taggedRouter } from '../platform/routes.ts';
import { listEnquiries } from './enquiries.store.ts';
import { changeEnquiryStatus, receiveEnquiry, toEnquiry, unknownEnquiry } from './enquiries.usecase.ts';
import type { EnquiryDeps } from './enquiries.usecase.ts';
import { enquiryPageSchema } from './enquiry-page.ts';

const ROUTE = 'POST /api/enquiries';

/** Where the form on /franchise sends what was written. */
export function enquiryRoutes(deps: EnquiryDeps): Router {
  const { router, route } = taggedRouter('Enquiries');

  route(ROUTE, everybody, {
    summary: 'Apply for a franchise, or ask for an info session',
    description:
      'Stored for staff and mailed to the cafe. Send an `Idempotency-Key` of your own: a repeat within 24 hours gets the first answer again.',
    headers: optionalKey,
    body: enquiryRequestSchema,
    answers: { 201: enquiryReceivedSchema },
    refusals: ['too-many-requests', 'idempotency-key-reused'],
    async handle({ headers, body, req, res }) {
      const request = withStoredPhone(body);
      const key = submissionKey(headers, ROUTE, request);
      sendAnswer(res, await receiveEnquiry(deps, { request, address: clientAddress(req), key }));
    },
  });
  return router;
}

/** The enquiries for staff. */
export function adminEnquiryRoutes({ db, clock }: PlatformDeps): Router {
  const { router, route } = taggedRouter('Admin: enquiries');

  route('GET /api/admin/enquiries', admins, {
    summary: 'Franchise enquiries, newest first',
    query: enquiryPageSchema,
    answers: { 200: enquiriesSchema },
    handle: async ({ query: { limit, cursor = null } }) =>
      (await listEnquiries(db, limit, cursor)).map(toEnquiry),
  });

  route('PATCH /api/admin/enquiries/:enquiryId/status', admins, {
    summary: 'Note that an enquiry is answered, or new after all',
    description: 'Written to the audit log. The first who answered stays named.',
    params: { enquiryId: rowIn(unknownEnquiry) },
    body: enquiryStatusChangeSchema,
    answers: { 200: enquirySchema },
    handle: ({ params: { enquiryId }, body, actor }) =>
      changeEnquiryStatus(enquiryId, body.status, { db, actor, now: clock() }),
  });
  return router;
}
