import { Price } from '../../../components/ui/Price.tsx';
import { useAddOns } from './booking-queries.ts';
import { cardTexts as card } from './card-messages.ts';

/** The add-ons chosen, by name and price, or "Service #id" where one is not known. */
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
