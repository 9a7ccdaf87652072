import { optOut } from '../../email/opt-outs.store.ts';
import { findLink } from '../../personal-links/personal-links.store.ts';
import { followLink } from '../../personal-links/follow-link.usecase.ts';
import type { LinkDeps, LinkTry } from '../../personal-links/follow-link.usecase.ts';

/**
 * Ends mails around sessions to the address that a link was sent to, whatever is booked with it. Doing it again changes nothing.
 *
 * @throws Problem as `followLink` does
 */
export async function optOutByLink(deps: LinkDeps, tried: LinkTry): Promise<void> {
  await followLink(deps, tried, 'opt-out', async (link, now) => {
    const found = await findLink(deps.db, link, 'opt-out');
    if (found) await optOut(deps.db, found.recipient, now);
    return found;
  });
}
