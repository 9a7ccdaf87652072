import express, { type Express, type RequestHandler, type Response } from 'express';
import sirv from 'sirv';
import { errorFacts, type Log } from '../log.ts';
import { assetSecurityHeaders } from 'shared/http/security-headers.ts';
import type { Build } from '../publisher/build.ts';
import { PreviewExpired } from '../publisher/content-client.ts';
import type { PageRenderer } from '../publisher/render-site.ts';
import { apiProxy } from '../site/api-proxy.ts';
import { normaliseSlashes } from '../site/slashes.ts';
import type { Drafts } from './drafts.ts';
import { reloadScript } from './reload-script.ts';
import { ticketOf } from './ticket.ts';

export interface PreviewDeps {
  build: Build;
  drafts: Drafts;
  renderPage: PageRenderer;
  /** Folder of fonts, styles and pictures made for previews. */
  poolDir: string;
  bookingServiceUrl: string;
  /** Origin of the preview and of the CMS in staff's browsers. */
  siteOrigin: string;
  cmsOrigin: string;
  log: Log;
}

/** The preview: every page as the newest drafts would make it, for those whom the CMS has given a ticket. */
export function createPreviewApp(deps: PreviewDeps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  // Whether the browser came over https is known to a proxy in the same network; without one, nobody asks.
  app.set('trust proxy', 'uniquelocal');
  app.get('/healthz', (_req, res) => void res.json({ status: 'ok', build: deps.build.hash }));
  app.use((_req, res, next) => {
    // Pages put their own policy in place of this one.
    res.set({ ...assetSecurityHeaders(deps), 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    next();
  });
  app.use('/api', readOnly);
  app.use(apiProxy(deps.bookingServiceUrl, deps.log));
  app.use(normaliseSlashes);
  app.use(sirv(`${deps.build.dir}/client`, { extensions: [] }));
  app.use(deps.drafts.bringPicture, sirv(deps.poolDir, { dev: true, extensions: [] }));
  app.use(previewPage(deps));
  return app;
}

/** Visitors' bookings are made on the site. */
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
    const ticket = ticketOf(req, res);
    if (!ticket) return say(res, 401, 'Open the preview from a form in the CMS.');
    const path = deps.build.routes.includes(req.path) ? req.path : '/404';
    try {
      const page = await deps.renderPage(path, await deps.drafts.read(ticket));
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
      if (error instanceof PreviewExpired)
        return say(res, 403, 'This preview has expired. Load the form in the CMS again.');
      deps.log.warn('A draft could not be shown', { path, ...errorFacts(error) });
      say(res, 503, 'This draft cannot be shown yet. Fill in what the form marks, then save it again.');
    }
  };
}

function say(res: Response, status: number, text: string): void {
  res.status(status).type('text').send(`${text}\n`);
}
