import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { staffBranchesSchema, type StaffBranch } from 'shared/branches/staff-branch.ts';
import { readApi } from '../../../lib/api/api.ts';
import { writeAddress } from '../parts/write-address.ts';
import { branchChoice } from './branch-choice.ts';
import { branchInAddress } from './branch-in-address.ts';
import { keepBranch, keptBranch } from './kept-branch.ts';

const fetchBranches = () => readApi('/api/admin/branches', staffBranchesSchema);

const useBranchList = () =>
  useQuery({ queryKey: ['admin-branches'], queryFn: fetchBranches, staleTime: Infinity });

/** The branches that the account works for, none where the house names none; undefined until they are known. */
export const useBranches = (): readonly StaffBranch[] | undefined => useBranchList().data;

/**
 * The branch that this browser stands in: the one that a link leads to, also where it sells no longer, or that was chosen here last,
 * else the first of the account.
 * Undefined where the house names none, and until it is known, which asks for the first of the house: an account that does not work
 * there is refused then, which means nothing before `isKnown`.
 */
export function useBranch() {
  const { data: branches, isPending } = useBranchList();
  const [chosen, setChosen] = useState(() => branchInAddress() ?? keptBranch());
  const choice = branches && branchChoice(branches, branchInAddress());
  const own = choice?.find(({ id }) => id === chosen) ?? choice?.[0];
  const choose = (id: number) => {
    keepBranch(id);
    writeAddress('branchId', String(id));
    setChosen(id);
  };
  return {
    branches: choice ?? [],
    branchId: branches ? own?.id : chosen,
    /** Where there is but one, nothing has to say which. */
    namedBranch: choice && choice.length > 1 ? own : undefined,
    isKnown: !isPending,
    choose,
  };
}
