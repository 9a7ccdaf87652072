import express from 'express';
import type { Express } from 'express';
import type { PlatformDeps } from './platform/deps.ts';
import type { Draining } from './platform/draining.ts';
import { errorHandler, unknownRoute } from './platform/error-handler.ts';
import type { ReadinessCheck } from './platform/health.routes.ts';
import { healthRoutes } from './platform/health.routes.ts';
import { originGuard } from './platform/origin-guard.ts';
import { limitReads } from './platform/read-limit.ts';
import { logRequests } from './platform/request-log.ts';
import { securityHeaders } from './platform/security-headers.ts';

/** Everything the features need. Tests pass their own clock, catalogue or provider; the rest is the real thing. */
export interface AppDeps extends PlatformDeps {
  draining: Draining;
  readiness: readonly ReadinessCheck[];
}

const MAX_BODY = '32kb';

/** Paths that take changes from elsewhere, because each brings a proof of its own. */
const exemptFromOriginGuard = ['/api/payments/webhook'];

/** The service: the order of the lines is the order in which a request meets them. */
export function createApp(deps: AppDeps): Express {
  const { config, log, metrics, clock, draining, readiness } = deps;
  const app = express();
  app.disable('x-powered-by');
  // Answers are never cached, so a tag on each would be work for nothing.
  app.disable('etag');
  app.set('trust proxy', config.trustedProxies);
  app.set('query parser', 'simple');

  app.use(logRequests(log, metrics.requests));
  app.use(draining.middleware);
  app.use(securityHeaders({ https: config.siteOrigin.startsWith('https://') }));
  app.use(healthRoutes(deps, draining, readiness));

  app.use(limitReads(config.limits.readsPerAddressPerMinute, clock));
  app.use(originGuard([config.siteOrigin], exemptFromOriginGuard));
  app.use(express.json({ limit: MAX_BODY }));

  app.use(unknownRoute);
  app.use(errorHandler(log));
  return app;
}
