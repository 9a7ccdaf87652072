import { createContext, useContext } from 'react';
import type { AddOn, SellingRules } from 'shared/catalogue/on-sale.ts';

/** What was on sale when the page was published. */
export interface Published {
  rules: SellingRules;
  addOns: readonly AddOn[];
}

/** It keeps the room of what the booking service is asked for: with the answer nothing on the page moves. */
export const PublishedContext = createContext<Published | null>(null);

export function usePublished(): Published {
  const published = useContext(PublishedContext);
  if (!published) throw new Error('The booking form stands inside a wizard.');
  return published;
}
