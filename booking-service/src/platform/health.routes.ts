import type { Router } from 'express';
import type { PlatformDeps } from './deps.ts';
import type { Draining } from './draining.ts';
import { watchReplication } from './replication-metrics.ts';
import { everybody, taggedRouter } from './routes.ts';

/** One thing that must be in order before visitors are sent to this copy. */
export interface ReadinessCheck {
  name: string;
  /** What is in order, for people; throws when it is not. */
  check: () => Promise<string>;
}

/**
 * `/healthz` (the process answers), `/readyz` (it can sell) and `/metrics`. On the service itself only: the site does
 * not pass them on.
 */
export function healthRoutes(
  { db, log, metrics }: PlatformDeps,
  draining: Draining,
  checks: readonly ReadinessCheck[],
): Router {
  const { router, route } = taggedRouter('Operation');
  metrics.gauge('db_pool_connections', 'Open database connections', () => db.poolState().total);
  metrics.gauge(
    'db_pool_waiting',
    'Requests waiting for a database connection',
    () => db.poolState().waiting,
  );

  watchReplication({ db, metrics });

  route('GET /healthz', everybody, { handle: ({ res }) => void res.json({ status: 'ok' }) });

  route('GET /readyz', everybody, {
    async handle({ res }) {
      const results = await Promise.all(checks.map((check) => runCheck(check, log)));
      const ready = !draining.begun && results.every((result) => result.ok);
      const detail = Object.fromEntries(results.map(({ name, says }) => [name, says]));
      res.status(ready ? 200 : 503).json({ ready, draining: draining.begun, ...detail });
    },
  });

  route('GET /metrics', everybody, {
    async handle({ res }) {
      res.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    },
  });
  return router;
}

async function runCheck({ name, check }: ReadinessCheck, log: PlatformDeps['log']) {
  try {
    return { name, ok: true, says: await check() };
  } catch (error) {
    log.warn({ err: error, check: name }, 'not ready');
    return { name, ok: false, says: 'not ready; the log says why' };
  }
}
