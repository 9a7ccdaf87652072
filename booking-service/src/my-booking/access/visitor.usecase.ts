import type { RequestHandler, Response } from 'express';
import type { PlatformDeps } from '../../platform/deps.ts';
import { Problem } from '../../platform/problem.ts';
import type { VisitCookie } from './visit-cookie.ts';
import type { Visit } from './visit.ts';
import { findVisit } from './visits.store.ts';

export interface VisitorDeps extends PlatformDeps {
  visits: VisitCookie;
}

export const pageClosed = () => new Problem('page-closed', 'page-closed');

/** Lets whoever has opened their page through to what follows, and nobody else. */
export function requireVisitor({ db, clock, visits }: VisitorDeps): RequestHandler {
  return async (req, res, next) => {
    const token = visits.read(req);
    const visit = token === undefined ? undefined : await findVisit(db, token, clock());
    if (!visit) throw pageClosed();
    res.locals.visit = visit;
    next();
  };
}

/** Whose page it is, behind `requireVisitor`. */
export function visitOf(res: Response): Visit {
  const { visit } = res.locals as { visit?: Visit };
  if (!visit) throw new Error('This route must stand behind requireVisitor');
  return visit;
}
