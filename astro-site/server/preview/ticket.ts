import type { Request, Response } from 'express';

const COOKIE = 'preview_ticket';

/**
 * The pass that the CMS has given: from the address of the frame, later from a cookie, so that links inside the preview
 * work. The CMS judges it; here it is only handed on.
 */
export function ticketOf(req: Request, res: Response): string | null {
  const given = new URL(req.originalUrl, 'http://preview').searchParams.get('ticket');
  if (given) {
    res.cookie(COOKIE, given, { httpOnly: true, sameSite: 'lax', secure: req.secure, path: '/' });
    return given;
  }
  const cookie = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(req.headers.cookie ?? '')?.[1];
  return cookie ? decodeURIComponent(cookie) : null;
}
