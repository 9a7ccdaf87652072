import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { pathToLog } from 'shared/log/path-to-log.ts';
import { REQUEST_ID_HEADER, requestIdFrom } from 'shared/log/request-id.ts';
import { openSpan, traceHeaders } from 'shared/tracing/tracing.ts';
import { runFor } from '../current-request.ts';
import type { Log } from '../log.ts';
import type { RequestMetrics } from '../metrics.ts';

interface WatchOptions {
  log: Log;
  trustedProxies: number;
  /** Without it nothing is counted. */
  metrics?: RequestMetrics | undefined;
}

/**
 * Gives every request an id, the one of the proxy in front where there is one; the service behind is told it. Failures are logged
 * here, all others only on the level `debug`: the front door has a line for each.
 */
export function watchRequests({ log, trustedProxies, metrics }: WatchOptions): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const sent = req.headers[REQUEST_ID_HEADER];
    const isFromProxy = trustedProxies > 0;
    const requestId = requestIdFrom(sent, { isFromProxy, made: randomUUID() });
    req.headers[REQUEST_ID_HEADER] = requestId;
    const path = req.path;
    // Asked every few seconds, by machines.
    if (path === '/healthz') return next();
    const span = openSpan(`${req.method} ${kindOf(path)}`, {
      kind: 'server',
      attributes: { request_id: requestId },
      from: isFromProxy ? req.headers : undefined,
    });
    res.once('close', () => {
      const durationMs = performance.now() - startedAt;
      metrics?.observe(kindOf(path), res.statusCode, durationMs / 1000);
      span?.end({
        attributes: { 'http.response.status_code': res.statusCode },
        hasFailed: res.statusCode >= 500,
      });
      const level = res.statusCode >= 500 ? 'warn' : 'debug';
      if (!log.isLevelEnabled(level)) return;
      const { method } = req;
      log[level](
        { requestId, method, path: pathToLog(path), status: res.statusCode, durationMs },
        'answered',
      );
    });
    if (!span) return runFor(requestId, next);
    span.run(() => {
      // The service behind goes on with this trace.
      Object.assign(req.headers, traceHeaders());
      runFor(requestId, next);
    });
  };
}

/** Few words instead of addresses: a label made of those would grow without end. */
function kindOf(path: Request['path']): 'api' | 'file' | 'page' {
  if (path === '/api' || path.startsWith('/api/')) return 'api';
  return /\.\w+$/.test(path) ? 'file' : 'page';
}
