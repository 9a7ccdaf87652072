import { addressLimits } from '../platform/address-limits.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { Problem } from '../platform/problem.ts';
import { countHit, takeBackHit } from '../platform/rate-limit.ts';
import type { LinkMetrics } from './link-metrics.ts';
import type { LinkPurpose } from './personal-links.ts';

export interface LinkDeps extends PlatformDeps {
  links: LinkMetrics;
}

/** One try to open something with a link. */
export interface LinkTry {
  link: string;
  /** As `clientAddress` gives it. */
  address: string;
}

const WINDOW_SECONDS = 15 * 60;

const tooManyTries =
  'Too many links that do not work were opened from your network. Please wait a quarter of an hour, or write to us.';

const noBooking =
  'This link no longer works. Please open the newest e-mail about your booking, or ask for a new link.';
const noWish = 'This link no longer works: the day that it was about is over, or the list was left.';

/**
 * Does what a link is good for. Guesses are counted by address and network, links that work are not.
 *
 * @param open gives nothing where the link is none
 * @throws Problem `link-invalid`, `too-many-requests`
 */
export async function followLink<Opened>(
  { db, clock, config, links }: LinkDeps,
  { link, address }: LinkTry,
  purpose: LinkPurpose,
  open: (link: string, now: Date) => Promise<Opened | undefined>,
): Promise<Opened> {
  const now = clock();
  const { linkTriesPerAddress: max, networkFactors: factors } = config.limits;
  const limits = addressLimits('links', address, { max, windowSeconds: WINDOW_SECONDS, factors });
  await countHit(db, limits, now, tooManyTries);
  const opened = await open(link, now);
  if (opened === undefined) {
    links.refused.inc({ purpose });
    throw new Problem('link-invalid', purpose === 'wish' ? noWish : noBooking);
  }
  await takeBackHit(db, limits, now);
  return opened;
}
