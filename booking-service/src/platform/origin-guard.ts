import type { RequestHandler } from 'express';
import { Problem } from './problem.ts';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets changes in only from our own pages: `Sec-Fetch-Site: same-origin`, which a browser sets by
 * itself, or an `Origin` from the configuration. Never compared with Host, which a caller chooses.
 *
 * @param exempt paths that carry a proof of their own: each by its full name, or up to the `/` that the proof follows
 */
export function originGuard(allowedOrigins: readonly string[], exempt: readonly string[]): RequestHandler {
  const isExempt = (path: string) =>
    exempt.some((proven) => (proven.endsWith('/') ? path.startsWith(proven) : path === proven));
  return (req, _res, next) => {
    if (readOnly.has(req.method) || isExempt(req.path)) return next();
    if (req.get('Sec-Fetch-Site') === 'same-origin') return next();
    const origin = req.get('Origin');
    if (origin !== undefined && allowedOrigins.includes(origin)) return next();
    throw new Problem('other-origin', 'other-origin');
  };
}
