import type { PlatformDeps } from '../../platform/deps.ts';
import { Problem } from '../../platform/problem.ts';
import type { Access } from '../../platform/routes.ts';
import type { VisitCookie } from './visit-cookie.ts';
import type { Visit } from './visit.ts';
import { findVisit } from './visits.store.ts';

export interface VisitorDeps extends PlatformDeps {
  visits: VisitCookie;
}

export const pageClosed = () => new Problem('page-closed', 'page-closed');

/** Guests who have opened their own page. */
export const visitors = ({ db, clock, visits }: VisitorDeps): Access<{ visit: Visit }> => ({
  group: 'visitors',
  refusals: ['page-closed'],
  async enter(req) {
    const token = visits.read(req);
    const visit = token === undefined ? undefined : await findVisit(db, token, clock());
    if (!visit) throw pageClosed();
    return { visit };
  },
});
