import { addressByLanguage, notFoundIn } from 'shared/languages/read-address.ts';
import type { Request, RequestHandler, Response } from 'express';
import type { CurrentRelease, ServedPage } from './current-release.ts';

/**
 * Serves the pages of the live release. Other ways to write a language lead to its address; what is not there is the "not found"
 * page with status 404.
 */
export function servePages(current: CurrentRelease): RequestHandler {
  return async (req, res) => {
    const release = await current();
    if (!release) return void notYet(res);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return void res.status(405).set('allow', 'GET, HEAD').type('text').send('Pages can only be read.\n');
    }
    const other = release.pages.has(req.path) ? undefined : addressByLanguage(req.path);
    if (other !== undefined && release.pages.has(other)) return res.redirect(308, other + queryOf(req));
    const page = release.pages.get(req.path) ?? release.pages.get(notFoundIn(req.path));
    if (!page) return void res.status(404).type('text').send('Page Not Found\n');
    send(page, req, res);
  };
}

const queryOf = ({ originalUrl }: Request) => originalUrl.slice(originalUrl.split('?')[0]?.length);

function send(page: ServedPage, req: Request, res: Response): void {
  res.status(page.status).set(page.headers);
  if (page.status === 200 && req.fresh) return void res.status(304).end();
  const encoding = encodingFor(req);
  const body = page.bodies[encoding];
  if (encoding !== 'identity') res.set('content-encoding', encoding);
  res.set('content-length', String(body.length));
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** Brotli wherever it is understood: it is the smallest, and browsers name it last. */
function encodingFor(req: Request): keyof ServedPage['bodies'] {
  if (req.acceptsEncodings('br')) return 'br';
  return req.acceptsEncodings('gzip') ? 'gzip' : 'identity';
}

function notYet(res: Response): void {
  res
    .status(503)
    .set({ 'retry-after': '2', 'cache-control': 'no-store' })
    .type('text')
    .send('The site is being prepared. Please try again in a moment.\n');
}
