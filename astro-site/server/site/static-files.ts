import type { RequestHandler } from 'express';
import { serveFiles } from '../http/serve-files.ts';
import { pooledFolders } from '../release/layout.ts';
import type { CurrentRelease } from './current-release.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** Scripts, fonts and pictures with a hash in their name, of this release and of earlier ones: kept by browsers for good. */
export function servePool(dir: string): RequestHandler {
  const files = serveFiles(dir, IMMUTABLE);
  return (req, res, next) => {
    if (!pooledFolders.some((folder) => req.path.startsWith(`/${folder}/`))) return next();
    void files(req, res, (error?: unknown) => {
      if (error || !['GET', 'HEAD'].includes(req.method)) return next(error);
      res
        .status(404)
        .set('cache-control', 'no-store')
        .type('text')
        .send('This file is gone. Please reload the page.\n');
    });
  };
}

/** Favicons and the like, from the live release. */
export function servePlainFiles(current: CurrentRelease): RequestHandler {
  let opened: { dir: string; files: RequestHandler } | null = null;
  return async (req, res, next) => {
    const release = await current();
    if (!release || !/\.\w+$/.test(req.path)) return next();
    if (opened?.dir !== release.publicDir)
      opened = { dir: release.publicDir, files: serveFiles(release.publicDir, AN_HOUR) };
    await opened.files(req, res, next);
  };
}
