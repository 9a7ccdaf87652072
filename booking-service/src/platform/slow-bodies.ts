import type { RequestHandler } from 'express';

/** A body of ours is 32 KB at most, so nobody needs longer. */
const BODY_TIMEOUT_MS = 20_000;

/**
 * Cuts off whoever sends a body so slowly that they only keep a connection busy. Uploads of recordings are let be: they take
 * as long as they take, and the server's own `requestTimeout` ends each of their requests.
 */
export function cutSlowBodies(isUpload: (path: string) => boolean): RequestHandler {
  return (req, _res, next) => {
    const hasBody =
      req.headers['content-length'] !== undefined || req.headers['transfer-encoding'] !== undefined;
    if (hasBody && !req.complete && !isUpload(req.path)) {
      const timer = setTimeout(() => req.destroy(), BODY_TIMEOUT_MS);
      const clear = () => clearTimeout(timer);
      req.once('end', clear).once('close', clear);
    }
    next();
  };
}
