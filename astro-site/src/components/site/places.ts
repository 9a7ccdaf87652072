import type { BranchContent } from 'shared/content/branch.ts';
import { choosable } from '../../lib/choosable-branches.ts';

/** How to find one cafe of several, and where to write to it. */
export type Place = Pick<BranchContent, 'id' | 'cafeName' | 'nearestStation' | 'supportHandle'>;

export interface Where {
  /** None where there is but one cafe. */
  places: readonly Place[];
  /** Undefined where this tab does not know it. */
  branchId: number | undefined;
}

export const placesOf = (branches: readonly BranchContent[]): readonly Place[] =>
  choosable(branches).map(({ id, cafeName, nearestStation, supportHandle }) => ({
    ...{ id, cafeName, nearestStation, supportHandle },
  }));

export const placeAt = ({ places, branchId }: Where): Place | undefined =>
  places.find(({ id }) => id === branchId);

/** Whom to ask in the chat app about what was booked: the cafe where it is, or the house where that is not known. */
export const supportHandleAt = (where: Where, ofTheHouse: string): string =>
  placeAt(where)?.supportHandle || ofTheHouse;
