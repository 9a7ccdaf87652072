import { useQuery } from '@tanstack/react-query';
import type { AddOn } from 'shared/catalogue/on-sale.ts';
import { fetchAddOns } from '../../../lib/api/catalogue-api.ts';
import { useLanguage } from '../language/language.ts';
import { addOnName } from '../parts/add-on-name.ts';

export const useAddOns = (enabled = true) =>
  useQuery({ queryKey: ['addons'], queryFn: fetchAddOns, enabled });

/** How to name an add-on that was sold, in the language of the page; one that is no longer on sale by its name of then. */
export function useAddOnName(): (sold: Pick<AddOn, 'id' | 'name'>) => string {
  const language = useLanguage();
  const { data: onSale = [] } = useAddOns(language !== 'en');
  return (sold) =>
    addOnName({ name: sold.name, names: onSale.find(({ id }) => id === sold.id)?.names }, language);
}
