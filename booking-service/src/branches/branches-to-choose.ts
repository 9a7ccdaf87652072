import { FIRST_BRANCH } from 'shared/branches/first-branch.ts';
import type { StaffBranch } from 'shared/branches/staff-branch.ts';
import type { Catalogue } from 'shared/catalogue/catalogue.ts';

/**
 * The branches that staff can choose among: those that sell, and after them those that sell no longer and have sessions to come.
 * None where the house is one cafe.
 *
 * @param withSessions branches in which sessions are sold, selling or not
 */
export function branchesToChoose(
  { branches, venue }: Pick<Catalogue, 'branches' | 'venue'>,
  withSessions: readonly StaffBranch[],
): StaffBranch[] {
  if (branches.length === 0 && withSessions.every(({ id }) => id === FIRST_BRANCH)) return [];
  const house = { id: FIRST_BRANCH, name: venue?.cafeName ?? { en: `#${FIRST_BRANCH}` } };
  const selling = branches.length > 0 ? branches : [house];
  const closed = withSessions.filter(({ id }) => selling.every((branch) => branch.id !== id));
  return [...selling, ...closed].map(({ id, name }) => ({ id, name }));
}
