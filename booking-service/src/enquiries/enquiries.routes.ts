import { Router } from 'express';
import type { Request } from 'express';
import { enquiryStatusChangeSchema } from 'shared/enquiries/admin-enquiries.ts';
import { enquiryRequestSchema } from 'shared/enquiries/enquiries.ts';
import { accountOf } from '../auth/signed-in.ts';
import { withStoredPhone } from '../bookings/place/phone-number.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { clientAddress } from '../platform/client-address.ts';
import { sendAnswer, submissionKey } from '../platform/idempotency.ts';
import { parseBody, parseInput, rowIdOf } from '../platform/parse.ts';
import { addRoute } from '../platform/routes.ts';
import { enquiryPageSchema } from './enquiry-page.ts';
import { listEnquiries } from './enquiries.store.ts';
import { changeEnquiryStatus, receiveEnquiry, toEnquiry, unknownEnquiry } from './enquiries.usecase.ts';
import type { EnquiryDeps } from './enquiries.usecase.ts';

const ROUTE = 'POST /api/enquiries';

/** Where the form on /franchise sends what was written. */
export function enquiryRoutes(deps: EnquiryDeps): Router {
  const router = Router();
  addRoute(router, '/api/enquiries', {
    post: async (req, res) => {
      const request = withStoredPhone(parseBody(enquiryRequestSchema, req));
      const key = submissionKey(req, ROUTE, request);
      sendAnswer(res, await receiveEnquiry(deps, { request, address: clientAddress(req), key }));
    },
  });
  return router;
}

/** The enquiries for staff. Stands behind `requireAdmin`. */
export function adminEnquiryRoutes({ db, clock }: PlatformDeps): Router {
  const router = Router();

  addRoute(router, '/api/admin/enquiries', {
    get: async (req, res) => {
      const { limit, cursor } = parseInput(enquiryPageSchema, req.query);
      res.json((await listEnquiries(db, limit, cursor ?? null)).map(toEnquiry));
    },
  });

  addRoute(router, '/api/admin/enquiries/:enquiryId/status', {
    patch: async (req, res) => {
      const { status } = parseBody(enquiryStatusChangeSchema, req);
      res.json(
        await changeEnquiryStatus(enquiryIdOf(req), status, { db, actor: accountOf(res), now: clock() }),
      );
    },
  });
  return router;
}

/** @throws Problem `not-found` for an id that is none: a malformed one names no enquiry either */
function enquiryIdOf(req: Request): number {
  const id = rowIdOf(req.params.enquiryId);
  if (id === undefined) throw unknownEnquiry();
  return id;
}
