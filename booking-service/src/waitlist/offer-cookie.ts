import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import { OFFER_MINUTES } from 'shared/waitlist/waitlist.ts';
import type { Config } from '../platform/config.ts';

/** Longer than any link of ours; whatever is longer is none. */
const LONGEST_LINK = 100;

const nameIn = ({ siteOrigin }: Pick<Config, 'siteOrigin'>) =>
  siteOrigin.startsWith('https://') ? '__Secure-offer' : 'offer';

const optionsIn = ({ siteOrigin }: Pick<Config, 'siteOrigin'>): CookieOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  secure: siteOrigin.startsWith('https://'),
  path: '/api',
});

/** The link of the offer that a browser has taken up, if it has: its time counts as free for it. */
export function offerLinkIn(req: Request, config: Pick<Config, 'siteOrigin'>): string | undefined {
  const cookies = req.get('Cookie');
  // Most browsers bring none.
  if (cookies === undefined) return undefined;
  const link = parseCookie(cookies)[nameIn(config)];
  return link && link.length <= LONGEST_LINK ? link : undefined;
}

export function setOfferLink(res: Response, link: string, config: Pick<Config, 'siteOrigin'>): void {
  res.cookie(nameIn(config), link, { ...optionsIn(config), maxAge: OFFER_MINUTES * 60_000 });
}
