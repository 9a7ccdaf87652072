import { addOnsToDeliver } from 'shared/bookings/delivery-address.ts';
import type { AddOn } from 'shared/catalogue/catalogue.ts';
import { CheckboxCard } from '../../../components/ui/CheckboxCard.tsx';
import { Price } from '../../../components/ui/Price.tsx';
import { DeliveryAddress } from './DeliveryAddress.tsx';
import { addOnTexts as texts } from './add-on-messages.ts';

interface AddOnListProps {
  addOns: readonly AddOn[];
  selected: readonly number[];
  onChange: (ids: number[]) => void;
}

export function AddOnList({ addOns, selected, onChange }: AddOnListProps) {
  const toDeliver = addOnsToDeliver(selected, addOns);
  if (addOns.length === 0) return <p className="text-soft">{texts.none}</p>;
  return (
    <div role="group" aria-label={texts.heading} className="grid gap-x-2 gap-y-1 xl:grid-cols-2">
      {addOns.map((addOn) => (
        // Two rows each, so that cards side by side stay equally high when one of them asks for an address.
        <div key={addOn.id} className="row-span-2 grid grid-rows-subgrid">
          <CheckboxCard
            checked={selected.includes(addOn.id)}
            onCheckedChange={(checked) =>
              onChange(checked ? [...selected, addOn.id] : selected.filter((id) => id !== addOn.id))
            }
            title={addOn.name}
            description={addOn.description}
            meta={
              <span className="text-amber">
                {addOn.customQuote ? texts.byQuote : <Price won={addOn.price} />}
              </span>
            }
          />
          {addOn === toDeliver[0] && <DeliveryAddress toDeliver={toDeliver} />}
        </div>
      ))}
    </div>
  );
}
