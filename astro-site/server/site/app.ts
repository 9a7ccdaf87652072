import express, { type Express } from 'express';
import { NEXT_PAGES_PATH } from 'shared/http/next-pages.ts';
import { answerErrors } from '../http/answer-errors.ts';
import { apiProxy } from '../http/api-proxy.ts';
import { answerUnavailable, UNAVAILABLE_PATH } from '../http/booking-unavailable.ts';
import { inTurn } from '../http/in-turn.ts';
import { oneHost } from '../http/one-host.ts';
import { oneAddress } from '../http/one-address.ts';
import { watchRequests } from '../http/watch-requests.ts';
import type { Log } from '../log.ts';
import type { RequestMetrics } from '../metrics.ts';
import { releaseLayout } from '../release/layout.ts';
import type { SiteServerConfig } from './config.ts';
import { followCurrentRelease } from './current-release.ts';
import { answerNextPages } from './next-pages.ts';
import { servePages } from './pages.ts';
import { secureAnswers } from './secure-answers.ts';
import { servePlainFiles, servePool } from './static-files.ts';

/** The site server, top to bottom. It needs nothing but the release folder: everything else may be down. */
export function createSiteApp(
  config: Pick<SiteServerConfig, 'RELEASES_DIR' | 'BOOKING_SERVICE_URL' | 'TRUSTED_PROXIES'>,
  log: Log,
  metrics?: RequestMetrics,
): Express {
  const layout = releaseLayout(config.RELEASES_DIR);
  const current = followCurrentRelease(layout, log);
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', config.TRUSTED_PROXIES);

  app.use(inTurn);
  app.use(watchRequests({ log, trustedProxies: config.TRUSTED_PROXIES, metrics }));
  app.use(oneHost);
  app.use(apiProxy(config.BOOKING_SERVICE_URL, log));
  app.use(secureAnswers(current));
  app.get('/healthz', async (_req, res) => {
    const manifest = (await current())?.manifest;
    res.set('cache-control', 'no-store');
    if (!manifest) return void res.status(503).json({ status: 'no release yet' });
    res.json({
      status: 'ok',
      version: manifest.version,
      build: manifest.build,
      publishedAt: manifest.publishedAt,
    });
  });
  app.get(UNAVAILABLE_PATH, answerUnavailable);
  app.get(NEXT_PAGES_PATH, answerNextPages);
  app.use(oneAddress);
  app.use(servePool(layout.pool));
  app.use(servePlainFiles(current));
  app.use(servePages(current));
  app.use(answerErrors(log));
  return app;
}
