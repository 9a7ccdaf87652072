import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { pathToLog } from 'shared/log/path-to-log.ts';
import { REQUEST_ID_HEADER, requestIdFrom } from 'shared/log/request-id.ts';
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
    const requestId = requestIdFrom(sent, { isFromProxy: trustedProxies > 0, made: randomUUID() });
    req.headers[REQUEST_ID_HEADER] = requestId;
    const path = req.path;
    // Asked every few seconds, by machines.
    if (path === '/healthz') return next();
    res.once('close', () => {
      const durationMs = performance.now() - startedAt;
      metrics?.observe(kindOf(path), res.statusCode, durationMs / 1000);
      const level = res.statusCode >= 500 ? 'warn' : 'debug';
      if (!log.isLevelEnabled(level)) return;
      const { method } = req;
      log[level](
        { requestId, method, path: pathToLog(path), status: res.statusCode, durationMs },
        'answered',
      );
    });
    runFor(requestId, next);
  };
}

/** Few words instead of addresses: a label made of those would grow without end. */
function kindOf(path: Request['path']): 'api' | 'file' | 'page' {
  if (path === '/api' || path.startsWith('/api/')) return 'api';
  return /\.\w+$/.test(path) ? 'file' : 'page';
}
