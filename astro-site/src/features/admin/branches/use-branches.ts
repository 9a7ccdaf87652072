import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { staffBranchesSchema, type StaffBranch } from 'shared/branches/staff-branch.ts';
import { readApi } from '../../../lib/api/api.ts';
import { keepBranch, keptBranch } from './kept-branch.ts';

/** `?branchId=` of the page, which a link has. */
const branchInAddress = (): number | undefined =>
  Number(new URLSearchParams(location.search).get('branchId')) || undefined;

const fetchBranches = () => readApi('/api/admin/branches', staffBranchesSchema);

const useBranchList = () =>
  useQuery({ queryKey: ['admin-branches'], queryFn: fetchBranches, staleTime: Infinity });

/** The branches that the account works for, none where the house names none; undefined until they are known. */
export const useBranches = (): readonly StaffBranch[] | undefined => useBranchList().data;

/**
 * The branch that this browser stands in: the one that a link leads to or that was chosen here last, else the first of the account.
 * Undefined where the house names none, and until it is known, which asks for the first of the house: an account that does not work
 * there is refused then, which means nothing before `isKnown`.
 */
export function useBranch() {
  const { data: branches, isPending } = useBranchList();
  const [chosen, setChosen] = useState(() => branchInAddress() ?? keptBranch());
  const own = branches?.find(({ id }) => id === chosen) ?? branches?.[0];
  const choose = (id: number) => {
    keepBranch(id);
    setChosen(id);
  };
  return { branches: branches ?? [], branchId: branches ? own?.id : chosen, isKnown: !isPending, choose };
}
