import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { pathToLog } from 'shared/log/path-to-log.ts';
import { REQUEST_ID_HEADER, requestIdFrom } from 'shared/log/request-id.ts';
import { openSpan } from 'shared/tracing/tracing.ts';
import { runAs } from './current-work.ts';
import type { Logger } from './logger.ts';
import type { RequestMetrics } from './metrics.ts';

/** The id under which everything about this request is logged; sent as `X-Request-Id` and with every 5xx. */
export function requestIdOf(res: Response): string {
  return String(res.locals.requestId);
}

/** A stream lasts as long as somebody looks, and ends when they go: neither its length nor its end says anything. */
export const EVENT_STREAM = 'text/event-stream';

/**
 * Gives every request an id, the one of the proxy in front where there is one, and logs and counts it when it has been
 * answered: method, path, status and duration. No query string, header or body, because those can say who somebody is; nor
 * what opens something for whoever knows it.
 */
export function logRequests(
  log: Logger,
  metrics: RequestMetrics,
  { trustedProxies }: { trustedProxies: number },
): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const sent = req.headers[REQUEST_ID_HEADER];
    const isFromProxy = trustedProxies > 0;
    const requestId = requestIdFrom(sent, { isFromProxy, made: randomUUID() });
    const span = openSpan(req.method, {
      kind: 'server',
      attributes: { request_id: requestId },
      from: isFromProxy ? req.headers : undefined,
    });
    res.locals.requestId = requestId;
    res.setHeader('X-Request-Id', requestId);
    res.once('close', () => {
      const durationMs = performance.now() - startedAt;
      // Known routes only: a label made of arbitrary paths would grow without end.
      const route = req.route ? `${req.baseUrl}${String(req.route.path)}` : 'unknown';
      const isStream = res.getHeader('Content-Type') === EVENT_STREAM;
      if (!isStream) metrics.observe(req.method, route, res.statusCode, durationMs);
      span?.end({
        name: `${req.method} ${route}`,
        attributes: { 'http.route': route, 'http.response.status_code': res.statusCode },
        hasFailed: res.statusCode >= 500,
      });
      const entry = {
        requestId,
        method: req.method,
        path: pathToLog(req.baseUrl + req.path),
        status: res.statusCode,
        durationMs,
      };
      if (!res.writableFinished && !isStream) log.warn(entry, 'the client went away before the answer');
      else log.info(entry, 'answered');
    });
    runAs({ id: requestId }, () => (span ? span.run(next) : next()));
  };
}
