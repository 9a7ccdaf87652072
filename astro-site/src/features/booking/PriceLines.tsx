import type { ReactNode } from 'react';
import { Price } from '../../components/ui/Price.tsx';
import { useAddOns } from './booking-queries.ts';
import { bookingTexts } from './messages.ts';
import { usePrice } from './use-price.ts';

const texts = bookingTexts.ticket;

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{name}</dt>
      <dd className="figures shrink-0 font-bold">{children}</dd>
    </div>
  );
}

/** Session and add-ons, one line each. The total stands below, along the edge of the ticket. */
export function PriceLines({ klook }: { klook: boolean }) {
  const price = usePrice();
  const addOns = useAddOns().data ?? [];
  const byQuote = (id: number) => addOns.some((addOn) => addOn.id === id && addOn.customQuote);
  return (
    <div className="grid gap-3 text-[0.9375rem]">
      <dl className="grid gap-2">
        <Line name={texts.sessionFee}>
          <Price won={price.sessionFeeWon} />
        </Line>
        {price.addons.map((addOn) => (
          <Line key={addOn.id} name={addOn.name}>
            {byQuote(addOn.id) ? bookingTexts.addOns.byQuote : <Price won={addOn.priceWon} />}
          </Line>
        ))}
      </dl>
      <p>{klook ? `${texts.paidOnKlook} ${texts.addOnsAtStudio}` : texts.payNext}</p>
    </div>
  );
}
