import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { pooledFolders } from '../release/layout.ts';
import type { CurrentRelease } from './current-release.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** `dev` looks at the folder at every request: a publish adds files while we run. */
const filesOf = (dir: string, cacheControl: string) =>
  sirv(dir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (res) => res.setHeader('cache-control', cacheControl),
  });

/** Scripts, fonts and pictures with a hash in their name, of this release and of earlier ones: kept by browsers for good. */
export function servePool(dir: string, current: CurrentRelease): RequestHandler {
  const files = filesOf(dir, IMMUTABLE);
  return async (req, res, next) => {
    if (!pooledFolders.some((folder) => req.path.startsWith(`/${folder}/`))) return next();
    res.set((await current())?.manifest.assetHeaders ?? {});
    files(req, res, () => {
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
  let opened: { dir: string; files: ReturnType<typeof filesOf> } | null = null;
  return async (req, res, next) => {
    const release = await current();
    if (!release || !/\.\w+$/.test(req.path)) return next();
    if (opened?.dir !== release.publicDir)
      opened = { dir: release.publicDir, files: filesOf(release.publicDir, AN_HOUR) };
    const headers = release.manifest.assetHeaders;
    res.set(headers);
    opened.files(req, res, () => {
      for (const name of Object.keys(headers)) res.removeHeader(name);
      next();
    });
  };
}
