import { Price } from '../../../components/ui/Price.tsx';
import { useLanguage } from '../language/language.ts';
import { addOnName } from '../parts/add-on-name.ts';
import { useAddOns } from '../reads/use-add-ons.ts';
import { cardTexts } from './card-messages.ts';

/** The add-ons chosen, by name and price, or "Service #id" where one is not known. */
export function Services({ ids }: { ids: readonly number[] }) {
  const language = useLanguage();
  const card = cardTexts[language];
  const { data: addOns = [] } = useAddOns();
  return (
    <ul>
      {ids.map((id) => {
        const addOn = addOns.find((known) => known.id === id);
        return (
          <li key={id}>
            {addOn ? addOnName(addOn, language) : card.unknownService(id)}
            {addOn && <> · {addOn.customQuote ? card.byQuote : <Price won={addOn.price} />}</>}
          </li>
        );
      })}
    </ul>
  );
}
