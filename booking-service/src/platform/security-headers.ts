import type { RequestHandler } from 'express';
import { apiSecurityHeaders } from 'shared/http/security-headers.ts';

/** The headers of every answer. A route that needs another value sets it after this. */
export function securityHeaders(options: { https: boolean }): RequestHandler {
  // Nothing is cached: free times would be stale, and most other answers are personal.
  const all = new Map(Object.entries({ ...apiSecurityHeaders(options), 'cache-control': 'no-store' }));
  return (_req, res, next) => {
    res.setHeaders(all);
    next();
  };
}
