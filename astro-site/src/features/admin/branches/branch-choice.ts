import type { StaffBranch } from 'shared/branches/staff-branch.ts';

/** What can be chosen: the branches that the house names, and those that are shown although it does so no longer. */
export function branchChoice(
  named: readonly StaffBranch[],
  ...shown: readonly (number | undefined)[]
): StaffBranch[] {
  const others = shown.filter((id) => id !== undefined && named.every((branch) => branch.id !== id));
  return [...named, ...others.map((id) => ({ id: Number(id), name: { en: `#${id}` } }))];
}
