import { Router, type Request, type RequestHandler, type Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { Agent, ServerResponse } from 'node:http';
import { pathToLog } from 'shared/log/path-to-log.ts';
import type { Log } from '../log.ts';
import { answerUnavailable } from './booking-unavailable.ts';
import { sayWhoAsks } from './say-who-asks.ts';

/** Longer than the slowest answer of the booking service: a payment confirmation waits for the card provider. */
const ANSWER_TIMEOUT_MS = 90_000;

/**
 * A connection that the booking service closes while a request is on its way down it takes the request along. So ours is the end
 * that closes one nobody uses, and sooner than the service would: Node does so a second before the other end says that it will,
 * but only where an agent has a limit of its own.
 */
const IDLE_CONNECTION_MS = 30_000;

/**
 * Node has told the sender to go on ("100 Continue"). Asked again, the service could refuse and hang up while the body is
 * still on its way, and the refusal would be lost.
 */
const expectNothingMore: RequestHandler = (req, _res, next) => {
  delete req.headers.expect;
  next();
};

/** Hands `/api` to the booking service; while that is down, answers with a problem (RFC 9457) of status 503. */
export function apiProxy(bookingServiceUrl: string, log: Log): RequestHandler {
  const proxy = createProxyMiddleware<Request, Response>({
    target: bookingServiceUrl,
    pathFilter: (path) => path === '/api' || path.startsWith('/api/'),
    proxyTimeout: ANSWER_TIMEOUT_MS,
    agent: new Agent({ keepAlive: true, timeout: IDLE_CONNECTION_MS }),
    on: {
      error(error, req, res) {
        log.warn({ path: pathToLog(req.path), err: error }, 'The booking service does not answer');
        if (!(res instanceof ServerResponse)) return void res.destroy();
        if (res.headersSent) return void res.destroy();
        answerUnavailable(req, res);
      },
    },
  });
  return Router().use(sayWhoAsks, expectNothingMore, proxy);
}
