import { waitlistAddresses, wishNotedSchema, wishSchema } from 'shared/waitlist/waitlist.ts';
import type { Wish, WishNoted, WishRequest } from 'shared/waitlist/waitlist.ts';
import { callApi, readApi } from '../../lib/api/api.ts';

export const join = (body: WishRequest): Promise<WishNoted> =>
  readApi(waitlistAddresses.join, wishNotedSchema, { method: 'POST', body });

const byLink = (path: string, link: string): Promise<Wish> =>
  readApi(path, wishSchema, { method: 'POST', body: { link } });

export const fetchWish = (link: string) => byLink(waitlistAddresses.wish, link);
/** From here on what is held counts as free for this browser. */
export const takeOffer = (link: string) => byLink(waitlistAddresses.take, link);
export const leave = (link: string) => callApi(waitlistAddresses.leave, { method: 'POST', body: { link } });
