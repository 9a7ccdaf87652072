import { createProxyMiddleware } from 'http-proxy-middleware';
import { ServerResponse } from 'node:http';
import type { Log } from '../log.ts';
import { answerUnavailable } from './booking-unavailable.ts';

/** Longer than the slowest answer of the booking service: a payment confirmation waits for the card provider. */
const ANSWER_TIMEOUT_MS = 90_000;

/** Hands `/api` to the booking service; while that is down, answers with a problem (RFC 9457) of status 503. */
export function apiProxy(bookingServiceUrl: string, log: Log) {
  return createProxyMiddleware({
    target: bookingServiceUrl,
    pathFilter: (path) => path === '/api' || path.startsWith('/api/'),
    xfwd: true,
    proxyTimeout: ANSWER_TIMEOUT_MS,
    on: {
      error(error, req, res) {
        log.warn('The booking service does not answer', { path: req.url, error: error.message });
        if (!(res instanceof ServerResponse)) return void res.destroy();
        if (res.headersSent) return void res.destroy();
        answerUnavailable(res);
      },
    },
  });
}
