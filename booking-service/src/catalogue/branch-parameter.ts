import { highestNumber } from 'shared/branches/branch.ts';
import * as z from 'zod';
import { numberIn } from '../platform/parse.ts';

const branchNumber = numberIn(highestNumber.branch, 'cafe-missing').optional();

/** `?branchId=`, where all of them may be meant. */
export const anyBranchParameter = branchNumber.meta({
  description: 'Number of a branch; all of them together when left out',
});

export const branchQuery = z.object({
  branchId: branchNumber.meta({ description: 'Number of a branch; the first one when left out' }),
});
export const anyBranchQuery = z.object({ branchId: anyBranchParameter });

/** Of one branch; of none in particular without it. */
export interface OfBranch {
  branchId?: number | undefined;
}
