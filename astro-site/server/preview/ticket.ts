import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { Drafts } from './drafts.ts';

interface TicketDeps {
  drafts: Drafts;
  siteOrigin: string;
}

const isHttps = (origin: string) => origin.startsWith('https:');
const cookieName = (siteOrigin: string) => `${isHttps(siteOrigin) ? '__Host-' : ''}preview_pass`;

// Not as a `URL`: one that begins with two slashes would be that of another host, or of none.
const ticketOf = (req: Request) => new URLSearchParams(/\?.*/.exec(req.originalUrl)?.[0]).get('ticket');

const keptPass = (req: Request, siteOrigin: string): string | null =>
  parseCookie(req.headers.cookie ?? '')[cookieName(siteOrigin)] || null;

/**
 * What opens the drafts: a pass from the cookie, or a new one for the ticket that somebody brings from the CMS. The CMS judges
 * both; here they are only handed on. A page that is loaded again still has its ticket in the address, long worth nothing.
 *
 * @throws PreviewExpired when there is a ticket, worth nothing, and no pass
 */
export async function passOf(req: Request, res: Response, deps: TicketDeps): Promise<string | null> {
  const kept = keptPass(req, deps.siteOrigin);
  const ticket = ticketOf(req);
  if (!ticket) return kept;
  const pass = await deps.drafts.passFor(ticket).catch((error: unknown) => {
    if (kept) return kept;
    throw error;
  });
  if (pass !== kept) {
    const secure = isHttps(deps.siteOrigin);
    res.cookie(cookieName(deps.siteOrigin), pass, { httpOnly: true, sameSite: 'lax', secure, path: '/' });
  }
  return pass;
}

/** Only what a browser shows is sent round by the CMS, and only once: whoever comes from there brings a ticket or an empty one. */
export const mayGoForTicket = (req: Request): boolean =>
  ['iframe', 'frame', 'document'].includes(req.get('sec-fetch-dest') ?? '') && ticketOf(req) === null;

/** To the CMS, which knows whether they are signed in, and back. */
export function goForTicket(req: Request, res: Response, cmsOrigin: string): void {
  const address = new URL('/api/preview-ticket', cmsOrigin);
  address.searchParams.set('to', req.path);
  res.redirect(303, address.href);
}
