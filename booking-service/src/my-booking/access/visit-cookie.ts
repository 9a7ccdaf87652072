import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import { VISIT_MAX_MS } from './visit.ts';

/** Longer than any token of ours; whatever is longer is not one. */
const LONGEST_TOKEN = 100;

/** The cookie of a visitor's page that is open. */
export interface VisitCookie {
  read(req: Request): string | undefined;
  set(res: Response, token: string): void;
  clear(res: Response): void;
}

/**
 * It goes to the page's own routes alone, and with nothing that another site has caused. `__Secure-`: a browser takes it over
 * https only; `__Host-` would want it for the whole host. Local http gets a plain name.
 */
export function visitCookie({ https }: { https: boolean }): VisitCookie {
  const name = https ? '__Secure-visit' : 'visit';
  const options: CookieOptions = {
    httpOnly: true,
    sameSite: 'strict',
    secure: https,
    path: '/api/my-booking',
  };
  return {
    read(req) {
      const value = parseCookie(req.get('Cookie') ?? '')[name];
      return value && value.length <= LONGEST_TOKEN ? value : undefined;
    },
    set: (res, token) => void res.cookie(name, token, { ...options, maxAge: VISIT_MAX_MS }),
    clear: (res) => void res.clearCookie(name, options),
  };
}
