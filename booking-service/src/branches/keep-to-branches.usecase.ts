import type { RequestHandler } from 'express';
import { branchMeant } from 'shared/catalogue/catalogue-at.ts';
import { accountOf } from '../auth/signed-in.ts';
import type { Catalogues } from '../catalogue/catalogues.usecase.ts';
import type { Database } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';
import { branchesConcerned } from './branches-concerned.store.ts';
import { concernedBy } from './concerned.ts';

/**
 * Lets accounts that are limited to some branches through to what is of these branches, and to nothing that is not known to be;
 * stands at `/api/admin`, behind `requireStaff`. Lists leave out what is not the account's by themselves.
 */
export function keepToBranches({ db, catalogues }: { db: Database; catalogues: Catalogues }): RequestHandler {
  return async (req, res, next) => {
    const { branchIds } = accountOf(res);
    if (branchIds === null) return next();
    const named = concernedBy(req);
    if (!named) throw otherBranch();
    const first = named.firstBranch ? [branchMeant(await catalogues.current())] : [];
    const branches = await branchesConcerned(db, { ...named, branches: [...named.branches, ...first] });
    if (!branches.every((branch) => branchIds.includes(branch))) throw otherBranch();
    next();
  };
}

const otherBranch = () => new Problem('not-allowed', 'other-branch');
