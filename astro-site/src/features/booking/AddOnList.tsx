import type { AddOn } from 'shared/catalogue/catalogue.ts';
import { CheckboxCard } from '../../components/ui/CheckboxCard.tsx';
import { Price } from '../../components/ui/Price.tsx';
import { bookingTexts } from './messages.ts';

const texts = bookingTexts.addOns;

interface AddOnListProps {
  addOns: readonly AddOn[];
  selected: readonly number[];
  onChange: (ids: number[]) => void;
}

export function AddOnList({ addOns, selected, onChange }: AddOnListProps) {
  if (addOns.length === 0) return <p className="text-soft">{texts.none}</p>;
  return (
    <div role="group" aria-label={texts.heading} className="grid gap-2 xl:grid-cols-2">
      {addOns.map((addOn) => (
        <CheckboxCard
          key={addOn.id}
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
      ))}
    </div>
  );
}
