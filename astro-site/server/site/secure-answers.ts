import type { RequestHandler } from 'express';
import { assetSecurityHeaders } from 'shared/http/security-headers.ts';
import { setAssetHeaders } from '../http/asset-headers.ts';
import type { CurrentRelease } from './current-release.ts';

/**
 * Puts the security headers on whatever is answered after it: files, redirects, refusals and failures. Pages put their own
 * policy in place of this one.
 */
export function secureAnswers(current: CurrentRelease): RequestHandler {
  return async (req, res, next) => {
    const release = await current();
    // Before the first release only the request tells whether the site is reached over https.
    const headers =
      release?.manifest.assetHeaders ?? assetSecurityHeaders({ siteOrigin: `${req.protocol}://` });
    setAssetHeaders(req, res, headers);
    next();
  };
}
