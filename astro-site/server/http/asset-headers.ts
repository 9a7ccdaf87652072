import type { Request, Response } from 'express';
import { scriptPolicy } from 'shared/http/security-headers.ts';

/** Scripts of our own build; nothing that anybody uploads has such a path. */
const isOwnScript = (path: string) => /^\/_astro\/(?:astro_scripts\/)?[\w.-]+\.js$/.test(path);

/** The security headers of whatever is no page. Pages put their own policy in place of this one. */
export function setAssetHeaders(req: Request, res: Response, headers: Record<string, string>): void {
  res.set(headers);
  if (isOwnScript(req.path)) res.set('content-security-policy', scriptPolicy);
}
