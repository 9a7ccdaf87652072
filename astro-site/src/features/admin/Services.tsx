import { Price } from '../../components/ui/Price.tsx';
import { useAddOns } from './admin-queries.ts';
import { adminTexts } from './messages.ts';

const { card } = adminTexts;

/** The add-ons chosen, by name and price, or "Service #id" where one is not known (spec.md section 2). */
export function Services({ ids }: { ids: readonly number[] }) {
  const { data: addOns = [] } = useAddOns();
  return (
    <ul>
      {ids.map((id) => {
        const addOn = addOns.find((known) => known.id === id);
        return (
          <li key={id}>
            {addOn ? addOn.name : card.unknownService(id)}
            {addOn && <> · {addOn.customQuote ? card.byQuote : <Price won={addOn.price} />}</>}
          </li>
        );
      })}
    </ul>
  );
}
