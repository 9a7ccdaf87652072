import type { Request } from 'express';
import { highestNumber } from 'shared/branches/branch.ts';
import * as z from 'zod';
import { rowIdOf, validationFailed } from '../platform/parse.ts';

const branchNumber = z.int().min(1).max(highestNumber.branch).optional();

/** `?branchId=` as the API document shows it. */
export const branchParameter = branchNumber.meta({
  description: 'Number of a branch; the first one when left out',
});

/** The same, where all of them may be meant. */
export const anyBranchParameter = branchNumber.meta({
  description: 'Number of a branch; all of them together when left out',
});

/** Of one branch; of none in particular without it. */
export interface OfBranch {
  branchId?: number | undefined;
}

/** The branch that `?branchId=` names, where it is there. @throws Problem `validation-failed` where it names none */
export function branchIn({ branchId: asked }: Request['query']): { branchId?: number } {
  if (asked === undefined) return {};
  const branchId = rowIdOf(asked);
  if (branchId === undefined || branchId > highestNumber.branch)
    throw validationFailed([{ path: 'branchId', code: 'cafe-missing' }]);
  return { branchId };
}
