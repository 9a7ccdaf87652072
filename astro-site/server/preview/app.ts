import express, { type Express, type RequestHandler, type Response } from 'express';
import { answerErrors } from '../http/answer-errors.ts';
import { apiProxy } from '../http/api-proxy.ts';
import { setAssetHeaders } from '../http/asset-headers.ts';
import { inTurn } from '../http/in-turn.ts';
import { serveFiles } from '../http/serve-files.ts';
import { oneHost } from '../http/one-host.ts';
import { oneAddress } from '../http/one-address.ts';
import { watchRequests } from '../http/watch-requests.ts';
import type { Log } from '../log.ts';
import type { RequestMetrics } from '../metrics.ts';
import { notFoundIn } from 'shared/languages/read-address.ts';
import { assetSecurityHeaders } from 'shared/http/security-headers.ts';
import type { Build } from '../publisher/build.ts';
import { PreviewExpired } from '../publisher/content-client.ts';
import type { PageRenderer } from '../publisher/render-site.ts';
import type { Drafts } from './drafts.ts';
import { reloadScript } from './reload-script.ts';
import { goForTicket, mayGoForTicket, passOf } from './ticket.ts';

export interface PreviewDeps {
  build: Build;
  drafts: Drafts;
  renderPage: PageRenderer;
  /** Folder of fonts, styles and pictures made for previews. */
  poolDir: string;
  bookingServiceUrl: string;
  trustedProxies: number;
  /** Origin of the preview and of the CMS in staff's browsers. */
  siteOrigin: string;
  cmsOrigin: string;
  log: Log;
  metrics?: RequestMetrics | undefined;
}

/** The preview: every page as the newest drafts would make it, for those whom the CMS has given a ticket. */
export function createPreviewApp(deps: PreviewDeps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', deps.trustedProxies);
  app.use(inTurn);
  app.use(watchRequests(deps));
  app.use((req, res, next) => {
    setAssetHeaders(req, res, assetSecurityHeaders(deps));
    res.set({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    next();
  });
  app.get('/healthz', (_req, res) => void res.json({ status: 'ok', build: deps.build.hash }));
  app.use('/api', readOnly);
  app.use(oneHost);
  app.use(apiProxy(deps.bookingServiceUrl, deps.log));
  app.use(oneAddress);
  app.use(serveFiles(`${deps.build.dir}/client`, 'no-store'));
  app.use(deps.drafts.bringPicture, serveFiles(deps.poolDir, 'no-store'));
  app.use(previewPage(deps));
  app.use(answerErrors(deps.log));
  return app;
}

const ASK_AGAIN_SECONDS = 3;

/** A booking made from a preview would be a real one. */
const readOnly: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  res.status(403).json({
    type: 'preview',
    title: 'This is a preview',
    status: 403,
    detail: 'Nothing can be booked in a preview.',
  });
};

function previewPage(deps: PreviewDeps): RequestHandler {
  const reload = reloadScript(deps.cmsOrigin);
  return async (req, res) => {
    const mayGo = mayGoForTicket(req);
    const path = deps.build.addresses.includes(req.path) ? req.path : notFoundIn(req.path);
    try {
      const pass = await passOf(req, res, deps);
      if (!pass && mayGo) return goForTicket(req, res, deps.cmsOrigin);
      if (!pass) return say(res, 401, 'Sign in to the CMS and open the preview from a form there.');
      const page = await deps.renderPage(path, await deps.drafts.read(pass));
      const policy = page.headers['content-security-policy'].replace(
        "script-src 'self'",
        `script-src 'self' ${reload.hash}`,
      );
      const body = page.body.toString().replace('</body>', () => `${reload.element}</body>`);
      res
        .status(page.status)
        .set({ ...page.headers, 'content-security-policy': policy, 'cache-control': 'no-store' })
        .end(body);
    } catch (error) {
      if (error instanceof PreviewExpired && mayGo) return goForTicket(req, res, deps.cmsOrigin);
      if (error instanceof PreviewExpired)
        return say(res, 403, 'This preview has expired. Load the form in the CMS again.');
      deps.log.warn({ path, err: error }, 'A draft could not be shown');
      // Such an answer has no script that would hear of a save, so the frame asks again by itself.
      res.set('refresh', String(ASK_AGAIN_SECONDS));
      say(res, 503, 'This draft cannot be shown yet. Fill in what the form marks, then save it again.');
    }
  };
}

function say(res: Response, status: number, text: string): void {
  res.status(status).type('text').send(`${text}\n`);
}
