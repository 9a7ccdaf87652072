import type { RequestHandler, Router } from 'express';
import { Problem } from './problem.ts';

export type Method = 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';

/**
 * Adds a path with all its methods. Any other method is answered here: OPTIONS with what is allowed, the rest with 405
 * (both with `Allow`). GET answers HEAD too.
 */
export function addRoute(
  router: Router,
  path: string,
  handlers: Partial<Record<Method, RequestHandler | RequestHandler[]>>,
): void {
  const route = router.route(path);
  const allowed: string[] = [];
  for (const [method, handler] of Object.entries(handlers)) {
    route[method as Method](handler);
    allowed.push(...(method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]));
  }
  const allow = [...allowed, 'OPTIONS'].join(', ');
  route.all((req, res) => {
    res.set('Allow', allow);
    if (req.method === 'OPTIONS') return void res.status(204).end();
    throw new Problem('method-not-allowed', { code: 'method-not-allowed', params: { allowed } });
  });
}
