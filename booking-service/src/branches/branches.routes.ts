import type { Router } from 'express';
import { staffBranchesSchema } from 'shared/branches/staff-branch.ts';
import { instantInSeoul, seoulWallClock } from 'shared/time/seoul.ts';
import { staff } from '../auth/signed-in.ts';
import { readBranchesWithSessions } from '../catalogue/branches.store.ts';
import type { Catalogues } from '../catalogue/catalogues.usecase.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { taggedRouter } from '../platform/routes.ts';
import { branchesToChoose } from './branches-to-choose.ts';

type BranchDeps = Pick<PlatformDeps, 'db' | 'clock'> & { catalogues: Catalogues };

export function branchRoutes({ db, clock, catalogues }: BranchDeps): Router {
  const { router, route } = taggedRouter('Admin: day');

  route('GET /api/admin/branches', staff, {
    summary: 'The branches that the account works for, in the order of the site',
    description:
      'Branches that sell come first, then those that no longer sell but have sessions of today or later. Empty where the cafe names no branches.',
    answers: { 200: staffBranchesSchema },
    async handle({ actor: { branchIds } }) {
      const today = instantInSeoul(seoulWallClock(clock()).date, '00:00');
      const withSessions = await readBranchesWithSessions(db, today);
      return branchesToChoose(await catalogues.current(), withSessions).filter(
        ({ id }) => branchIds === null || branchIds.includes(id),
      );
    },
  });
  return router;
}
