import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { extname } from 'node:path';
import send from 'send';
import { isCompressible } from '../release/layout.ts';

/** What a file that could not be sent leaves behind in the answer. */
const headersOfFile = [
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
];

/**
 * Answers with a file below `root`, as brotli or gzip where that form lies beside it and the browser takes it; calls
 * `next` when there is none. The folder is looked at for every request: a publish adds files while we run.
 */
export function serveFiles(root: string, cacheControl: string): RequestHandler {
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    // A part is for GET alone (RFC 9110, section 14.2).
    if (req.method === 'HEAD') delete req.headers.range;
    offer(formsFor(req), { root, cacheControl, req, res, next });
  };
}

interface Wanted {
  root: string;
  cacheControl: string;
  req: Request;
  res: Response;
  next: NextFunction;
}

type Form = 'br' | 'gzip' | 'identity';
const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const;

/** Brotli wherever it is understood: it is the smallest, and browsers name it last. */
function formsFor(req: Request): Form[] {
  if (!isCompressible(req.path)) return ['identity'];
  return [...(['br', 'gzip'] as const).filter((form) => req.acceptsEncodings(form)), 'identity'];
}

/** Sends the first form that is there. */
function offer([form = 'identity', ...others]: Form[], wanted: Wanted): void {
  const { root, cacheControl, req, res, next } = wanted;
  const file = send(req, req.path + suffixes[form], { root, index: false, cacheControl: false });
  const missing = () => (others.length > 0 ? offer(others, wanted) : next());
  file.on('headers', () => {
    res.vary('accept-encoding').set('cache-control', cacheControl).type(extname(req.path));
    if (form !== 'identity') res.set('content-encoding', form);
  });
  file.on('directory', missing);
  file.on('error', (error: Error & { status: number }) => {
    if (res.headersSent) return void res.destroy();
    const range = res.get('content-range');
    for (const name of headersOfFile) res.removeHeader(name);
    if (error.status === 416) return void res.status(416).set('content-range', range).end();
    if (error.status === 412) return void res.status(412).end();
    if (error.status < 500) return missing();
    next(error);
  });
  file.pipe(res);
}
