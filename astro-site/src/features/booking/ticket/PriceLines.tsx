import type { ReactNode } from 'react';
import type { PriceBreakdown } from 'shared/pricing/price.ts';
import { formatFee } from 'shared/pricing/fee.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { Price } from '../../../components/ui/Price.tsx';
import { useAddOns } from '../reads/booking-reads.ts';
import { addOnTexts } from '../add-ons/add-on-messages.ts';

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{name}</dt>
      <dd className="figures shrink-0 font-bold">{children}</dd>
    </div>
  );
}

interface PriceLinesProps {
  /** What the fee is for. */
  session: ReactNode;
  /** What stands there until it is known. */
  noFee: string;
  /** Of one singer. */
  price: PriceBreakdown;
  klook: boolean;
  time: string;
}

/** Session and add-ons, one line each. The total stands below, along the edge of the ticket. */
export function PriceLines({ session, noFee, price, klook, time }: PriceLinesProps) {
  const addOns = useAddOns().known;
  const byQuote = (id: number) => addOns.some((addOn) => addOn.id === id && addOn.customQuote);
  // A fee stands only where there is one to name: Klook's is paid there, and a time that is not chosen has none.
  const sessionFee = klook ? formatWon(0) : time ? formatFee(price.sessionFeeWon) : noFee;
  return (
    <dl className="grid gap-2 text-[0.9375rem]">
      <Line name={session}>{sessionFee}</Line>
      {price.addons.map((addOn) => (
        <Line key={addOn.id} name={addOn.name}>
          {byQuote(addOn.id) ? addOnTexts.byQuote : <Price won={addOn.priceWon} />}
        </Line>
      ))}
    </dl>
  );
}
