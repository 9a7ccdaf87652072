import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import { SECOND_STEP_MINUTES } from 'shared/auth/second-factor/second-factor-minutes.ts';
import { fixedPeriods } from '../platform/retention-periods.ts';
import { SESSION_MAX_MS } from './account.ts';

const SECOND_STEP_MS = SECOND_STEP_MINUTES * 60_000;
const DEVICE_MAX_MS = fixedPeriods.deviceDays * 86_400_000;
/** Longer than any token of ours; whatever is longer is not one. */
const LONGEST_TOKEN = 100;

/** The cookies of the admin area. */
export interface AuthCookies {
  session(req: Request): string | undefined;
  device(req: Request): string | undefined;
  /** A sign-in that waits for the second factor. */
  pending(req: Request): string | undefined;
  setSession(res: Response, token: string): void;
  setDevice(res: Response, token: string): void;
  setPending(res: Response, token: string): void;
  clearSession(res: Response): void;
  clearPending(res: Response): void;
}

/**
 * On https the names carry `__Host-`: a browser takes such a cookie only from this very host, for all of it, encrypted.
 * Local http gets plain names.
 */
export function authCookies({ https }: { https: boolean }): AuthCookies {
  const prefix = https ? '__Host-' : '';
  const names = { session: `${prefix}session`, device: `${prefix}device`, pending: `${prefix}pending` };
  const options: CookieOptions = { httpOnly: true, sameSite: 'lax', secure: https, path: '/' };
  return {
    session: (req) => readCookie(req, names.session),
    device: (req) => readCookie(req, names.device),
    pending: (req) => readCookie(req, names.pending),
    setSession: (res, token) => void res.cookie(names.session, token, { ...options, maxAge: SESSION_MAX_MS }),
    setDevice: (res, token) => void res.cookie(names.device, token, { ...options, maxAge: DEVICE_MAX_MS }),
    setPending: (res, token) => void res.cookie(names.pending, token, { ...options, maxAge: SECOND_STEP_MS }),
    clearSession: (res) => void res.clearCookie(names.session, options),
    clearPending: (res) => void res.clearCookie(names.pending, options),
  };
}

function readCookie(req: Request, name: string): string | undefined {
  const value = parseCookie(req.get('Cookie') ?? '')[name];
  return value && value.length <= LONGEST_TOKEN ? value : undefined;
}
