import type { RequestHandler } from 'express';

/** Answers are data for our own pages: nothing in them may run, be framed, be embedded elsewhere or be guessed at. */
const headers = new Map([
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Cache-Control', 'no-store'],
]);

const STRICT_TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';

/** The headers of every answer, in one place. A route that needs another value sets it after this. */
export function securityHeaders(options: { https: boolean }): RequestHandler {
  const all = new Map(headers);
  if (options.https) all.set('Strict-Transport-Security', STRICT_TRANSPORT_SECURITY);
  return (_req, res, next) => {
    res.setHeaders(all);
    next();
  };
}
