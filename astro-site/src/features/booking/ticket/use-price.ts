import { partyPriceOf, type PartyPrice } from 'shared/pricing/price.ts';
import type { CheckedForm } from '../form/form-values.ts';
import { singersOf, useSingers } from '../party/singers.ts';
import { useAddOns, useRules } from '../reads/booking-reads.ts';

/** The price by what the page knows now. The server computes it too, and has the last word. */
export function usePriceOf(): (form: CheckedForm) => PartyPrice {
  const rules = useRules().known;
  const addOns = useAddOns().known;
  return (form) =>
    partyPriceOf(singersOf<Pick<CheckedForm, 'selectedAddons'>>(form, rules.slotMinutes), rules, addOns);
}

/** The price of the form as it stands. */
export function usePrice(): PartyPrice {
  return partyPriceOf(useSingers(), useRules().known, useAddOns().known);
}
