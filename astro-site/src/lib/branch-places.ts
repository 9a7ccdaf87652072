import type { BranchContent } from 'shared/content/branch.ts';

type Branch = Pick<BranchContent, 'slug'>;

/** Where a branch is told of. As English has it, like all addresses here. */
export const branchAnchor = ({ slug }: Branch): string => `/#cafe-${slug}`;

/** Where it is booked: the wizard then asks no more where. */
export const branchBooking = ({ slug }: Branch): string => `/?branch=${slug}#booking`;
