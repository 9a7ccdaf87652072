import type { Router } from 'express';
import { cashUpDaySchema, cashUpSignedSchema, cashUpSigningSchema } from 'shared/cash-up/cash-up.ts';
import { branchMeant } from 'shared/catalogue/catalogue-at.ts';
import { staff } from '../auth/signed-in.ts';
import { branchQuery } from '../catalogue/branch-parameter.ts';
import type { OfBranch } from '../catalogue/branch-parameter.ts';
import { requireBranch } from '../catalogue/branches.store.ts';
import type { Catalogues } from '../catalogue/catalogues.usecase.ts';
import { dateParameter } from '../catalogue/date-parameter.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { located, taggedRouter } from '../platform/routes.ts';
import type { DrawerDay } from './drawer-day.store.ts';
import { readCashUpDay } from './read-cash-up.usecase.ts';
import { signCashUp } from './sign-cash-up.usecase.ts';

interface CashUpDeps extends Pick<PlatformDeps, 'db' | 'clock'> {
  catalogues: Pick<Catalogues, 'current'>;
}

/** The end of a day at the counter. */
export function cashUpRoutes({ db, clock, catalogues }: CashUpDeps): Router {
  const { router, route } = taggedRouter('Admin: cash-up');
  const ofDay = { params: { date: dateParameter }, query: branchQuery };

  /** The day that is asked for, of the first branch where none is named; also of one that sells no longer. */
  async function dayOf({ date }: { date: string }, { branchId }: OfBranch): Promise<DrawerDay> {
    await requireBranch(db, branchId);
    return { date, branchId: branchId ?? branchMeant(await catalogues.current()) };
  }

  route('GET /api/admin/cash-ups/:date', staff, {
    summary: 'What was recorded at the counter of a branch on a day, and what was signed of it',
    ...ofDay,
    answers: { 200: cashUpDaySchema },
    handle: async ({ params, query }) => readCashUpDay(db, await dayOf(params, query), clock()),
  });

  route('POST /api/admin/cash-ups/:date', staff, {
    summary: 'Sign a day as it was counted',
    description:
      'A method whose count differs from what was recorded needs a reason, as does a day that was signed before; nothing else may have one. What was signed never changes: a correction is signed as the next number. Send `after` and `recorded` as they were seen: where they have changed, nothing is signed.',
    ...ofDay,
    body: cashUpSigningSchema,
    answers: { 201: located(cashUpSignedSchema) },
    refusals: ['cash-up-changed'],
    async handle({ params, query, body: signing, actor, res }) {
      const day = await dayOf(params, query);
      const signed = await signCashUp(db, { day, signing, actor, now: clock() });
      const ofBranch = query.branchId === undefined ? '' : `?branchId=${day.branchId}`;
      res.location(`/api/admin/cash-ups/${day.date}${ofBranch}`);
      return signed;
    },
  });
  return router;
}
