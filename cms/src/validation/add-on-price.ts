import { validateWon } from './won.ts';

interface TypedAddOn {
  customQuote?: boolean | null;
}

/** A price by quote is 0; anything else that is for sale costs something. */
export function validateAddOnPrice(value: unknown, { data }: { data: Partial<TypedAddOn> }): true | string {
  const won = validateWon(value);
  if (won !== true) return won;
  if (data.customQuote)
    return value === 0 || 'With "Price by quote" the price must be 0: the page shows "by quote".';
  return Number(value) > 0 || 'Write a price above 0 won, or switch on "Price by quote".';
}
