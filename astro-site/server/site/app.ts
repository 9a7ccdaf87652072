import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Log } from '../log.ts';
import { releaseLayout } from '../release/layout.ts';
import { apiProxy } from './api-proxy.ts';
import { answerUnavailable, UNAVAILABLE_PATH } from './booking-unavailable.ts';
import type { SiteServerConfig } from './config.ts';
import { followCurrentRelease } from './current-release.ts';
import { servePages } from './pages.ts';
import { normaliseSlashes } from './slashes.ts';
import { servePlainFiles, servePool } from './static-files.ts';

/** The site server, top to bottom. It needs nothing but the release folder: everything else may be down. */
export function createSiteApp(
  config: Pick<SiteServerConfig, 'RELEASES_DIR' | 'BOOKING_SERVICE_URL'>,
  log: Log,
): Express {
  const layout = releaseLayout(config.RELEASES_DIR);
  const current = followCurrentRelease(layout, log);
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);

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
  app.use(apiProxy(config.BOOKING_SERVICE_URL, log));
  app.get(UNAVAILABLE_PATH, (_req, res) => answerUnavailable(res));
  app.use(normaliseSlashes);
  app.use(servePool(layout.pool, current));
  app.use(servePlainFiles(current));
  app.use(servePages(current));
  app.use(answerErrors(log));
  return app;
}

/** A request that cannot be read ("/%ZZ") is the sender's mistake; anything else is ours. Neither tells internals. */
function answerErrors(log: Log): ErrorRequestHandler {
  return (error: Error & { status?: number }, req, res, next) => {
    if (res.headersSent) return next(error);
    const status = error.status && error.status < 500 ? error.status : 500;
    if (status === 500) log.error('A request failed', { path: req.path, error: error.message });
    res
      .status(status)
      .type('text')
      .send(status === 500 ? 'Something went wrong on our side.\n' : 'This address cannot be read.\n');
  };
}
