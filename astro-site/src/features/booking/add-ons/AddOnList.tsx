import { addOnsToDeliver } from 'shared/bookings/delivery-address.ts';
import type { AddOn } from 'shared/catalogue/catalogue.ts';
import type { LocalizedText } from 'shared/languages/localized-text.ts';
import { CheckboxCard } from '../../../components/ui/CheckboxCard.tsx';
import { Price } from '../../../components/ui/Price.tsx';
import { langOf, told } from '../../../lib/language/content.ts';
import { DeliveryAddress } from './DeliveryAddress.tsx';
import { words } from '../words/words.ts';

interface AddOnListProps {
  addOns: readonly AddOn[];
  selected: readonly number[];
  onChange: (ids: number[]) => void;
}

export function AddOnList({ addOns, selected, onChange }: AddOnListProps) {
  const toDeliver = addOnsToDeliver(selected, addOns);
  if (addOns.length === 0) return <p className="text-soft">{words.addOns.none}</p>;
  return (
    <div role="group" aria-label={words.addOns.heading.text} className="grid gap-x-2 gap-y-1 xl:grid-cols-2">
      {addOns.map((addOn) => (
        // Two rows each, so that cards side by side stay equally high when one of them asks for an address.
        <div key={addOn.id} className="row-span-2 grid grid-rows-subgrid">
          <CheckboxCard
            checked={selected.includes(addOn.id)}
            onCheckedChange={(checked) =>
              onChange(checked ? [...selected, addOn.id] : selected.filter((id) => id !== addOn.id))
            }
            title={<Told text={addOn.names} />}
            description={addOn.description && <Told text={addOn.descriptions ?? { en: addOn.description }} />}
            meta={
              <span className="text-amber">
                {addOn.customQuote ? words.addOns.byQuote : <Price won={addOn.price} />}
              </span>
            }
          />
          {addOn === toDeliver[0] && <DeliveryAddress toDeliver={toDeliver} />}
        </div>
      ))}
    </div>
  );
}

/** What staff have written, marked where it is not in the page's language. */
function Told({ text }: { text: LocalizedText }) {
  const lang = langOf(text);
  return lang ? <span lang={lang}>{told(text)}</span> : told(text);
}
