import type { Request, Response } from 'express';
import { accountOf } from '../auth/signed-in.ts';
import { branchIn } from './branch-parameter.ts';

/** Of which branches a list for staff is: the one that `?branchId=` names, or all that the account works for; null: of all. */
export function branchesFor(req: Request, res: Response): readonly number[] | null {
  const { branchId } = branchIn(req.query);
  return branchId === undefined ? accountOf(res).branchIds : [branchId];
}
