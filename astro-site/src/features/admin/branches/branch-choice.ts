import type { StaffBranch } from 'shared/branches/staff-branch.ts';

/** What can be chosen: the branches that sell, and the one that is shown where it sells no longer. */
export function branchChoice(selling: readonly StaffBranch[], shown: number | undefined): StaffBranch[] {
  const isKnown = shown === undefined || selling.some(({ id }) => id === shown);
  return [...selling, ...(isKnown ? [] : [{ id: shown, name: { en: `#${shown}` } }])];
}
