import { createContext, useContext } from 'react';
import { useWatch } from 'react-hook-form';
import type { AddOn, SellingRules } from 'shared/catalogue/on-sale.ts';
import type { LocalizedText } from 'shared/languages/localized-text.ts';
import { useBookingForm } from '../form/use-booking-form.ts';

/** One cafe of several, with the rules that it sells by. */
export interface PublishedBranch {
  id: number;
  slug: string;
  name: LocalizedText;
  /** How to find it, in one line. */
  place: LocalizedText;
  rules: SellingRules;
}

/** What was on sale when the page was published. */
export interface Published {
  rules: SellingRules;
  addOns: readonly AddOn[];
  /** Those that visitors can choose from; none where there is but one cafe. */
  branches: readonly PublishedBranch[];
}

/** It keeps the room of what the booking service is asked for: with the answer nothing on the page moves. */
export const PublishedContext = createContext<Published | null>(null);

export function usePublished(): Published {
  const published = useContext(PublishedContext);
  if (!published) throw new Error('The booking form stands inside a wizard.');
  return published;
}

/** The branch that is chosen; 0: none, or there is no choice. */
export const useBranchId = (): number => useWatch({ control: useBookingForm().control, name: 'branchId' });

/** The cafe of this number, where there are several. */
export const useBranchOf = (branchId: number | undefined): PublishedBranch | undefined =>
  usePublished().branches.find(({ id }) => id === branchId);

/** The cafe that is chosen, where there are several. */
export const useBranch = () => useBranchOf(useBranchId());
