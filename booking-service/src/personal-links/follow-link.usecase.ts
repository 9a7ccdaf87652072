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
  await countHit(db, limits, now, 'too-many-links');
  const opened = await open(link, now);
  if (opened === undefined) {
    links.refused.inc({ purpose });
    throw new Problem('link-invalid', purpose === 'wish' ? 'wish-link-invalid' : 'link-invalid');
  }
  await takeBackHit(db, limits, now);
  return opened;
}
