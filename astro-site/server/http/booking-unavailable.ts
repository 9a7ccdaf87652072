import type { Request, Response } from 'express';
import { apiSecurityHeaders } from 'shared/http/security-headers.ts';
import { REQUEST_ID_HEADER } from 'shared/log/request-id.ts';
import { PROBLEM_MEDIA_TYPE, problemTypes, type Problem } from 'shared/problems/problem.ts';

/**
 * Answered by the site itself. In production `/api` does not come through here; the reverse proxy fetches this answer when no
 * copy of the booking service takes its request, so that visitors read the same sentence either way.
 */
export const UNAVAILABLE_PATH = '/booking-unavailable';

const unavailable: Problem = {
  type: 'not-ready',
  ...problemTypes['not-ready'],
  // The connection may have broken after the request had arrived.
  detail:
    'Booking is briefly unavailable, and we cannot say whether your last step reached us. Please try again in a minute.',
};

/** A problem (RFC 9457) of status 503. */
export function answerUnavailable(req: Request, res: Response): void {
  const requestId = req.get(REQUEST_ID_HEADER);
  res
    .writeHead(503, {
      ...(requestId !== undefined && { [REQUEST_ID_HEADER]: requestId }),
      ...apiSecurityHeaders({ https: req.secure }),
      'content-type': PROBLEM_MEDIA_TYPE,
      'cache-control': 'no-store',
      'retry-after': '5',
    })
    .end(JSON.stringify({ ...unavailable, requestId }));
}
