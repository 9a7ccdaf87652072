import { followLink } from '../../personal-links/follow-link.usecase.ts';
import type { LinkDeps, LinkTry } from '../../personal-links/follow-link.usecase.ts';
import { openVisit } from './visits.store.ts';

/** Exchanges a link for the token of a cookie. @throws Problem as `followLink` does */
export const openPage = (deps: LinkDeps, tried: LinkTry): Promise<string> =>
  followLink(deps, tried, 'page', (link, now) => openVisit(deps.db, link, now));
