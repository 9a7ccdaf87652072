import type { CookieOptions, Request, Response } from 'express';
import { SESSION_MAX_MS } from './account.ts';

const DEVICE_MAX_MS = 180 * 86_400_000;
/** Longer than any token of ours; whatever is longer is not one. */
const LONGEST_TOKEN = 100;

/** The cookies of the admin area (design.md section 6). */
export interface AuthCookies {
  session(req: Request): string | undefined;
  device(req: Request): string | undefined;
  setSession(res: Response, token: string): void;
  setDevice(res: Response, token: string): void;
  clearSession(res: Response): void;
}

/**
 * On https the names carry `__Host-`: a browser takes such a cookie only from this very host, for all of it, encrypted.
 * Local http gets plain names.
 */
export function authCookies({ https }: { https: boolean }): AuthCookies {
  const prefix = https ? '__Host-' : '';
  const names = { session: `${prefix}session`, device: `${prefix}device` };
  const options: CookieOptions = { httpOnly: true, sameSite: 'lax', secure: https, path: '/' };
  return {
    session: (req) => readCookie(req, names.session),
    device: (req) => readCookie(req, names.device),
    setSession: (res, token) => void res.cookie(names.session, token, { ...options, maxAge: SESSION_MAX_MS }),
    setDevice: (res, token) => void res.cookie(names.device, token, { ...options, maxAge: DEVICE_MAX_MS }),
    clearSession: (res) => void res.clearCookie(names.session, options),
  };
}

function readCookie(req: Request, name: string): string | undefined {
  for (const pair of (req.get('Cookie') ?? '').split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2);
    if (key === name && value !== '' && value.length <= LONGEST_TOKEN) return value;
  }
  return undefined;
}
