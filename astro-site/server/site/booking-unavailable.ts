import type { ServerResponse } from 'node:http';
import { apiSecurityHeaders } from 'shared/http/security-headers.ts';
import { PROBLEM_MEDIA_TYPE, problemTypes, type Problem } from 'shared/problems/problem.ts';

/**
 * Answered by the site itself. In production `/api` does not come through here; the reverse proxy fetches this answer when no
 * copy of the booking service takes its request, so that visitors read the same sentence either way.
 */
export const UNAVAILABLE_PATH = '/booking-unavailable';

const unavailable: Problem = {
  type: 'not-ready',
  ...problemTypes['not-ready'],
  detail: 'Booking is briefly unavailable. Nothing was booked or charged. Please try again in a minute.',
};

/** A problem (RFC 9457) of status 503. */
export function answerUnavailable(res: ServerResponse): void {
  const https = res.req.headers['x-forwarded-proto'] === 'https';
  res
    .writeHead(503, {
      ...apiSecurityHeaders({ https }),
      'content-type': PROBLEM_MEDIA_TYPE,
      'cache-control': 'no-store',
      'retry-after': '5',
    })
    .end(JSON.stringify(unavailable));
}
