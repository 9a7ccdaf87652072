import type { User } from '../auth/account.ts';
import type { OfBranch } from './branch-parameter.ts';

/** Returns the branches that a list for staff is of: the one that is asked for, or all that the account works for; null: all. */
export const branchesFor = ({ branchId }: OfBranch, { branchIds }: User): readonly number[] | null =>
  branchId === undefined ? branchIds : [branchId];
