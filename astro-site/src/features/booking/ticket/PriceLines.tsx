import type { ReactNode } from 'react';
import { addOnName } from 'shared/catalogue/add-on-name.ts';
import type { PriceBreakdown } from 'shared/pricing/price.ts';
import { formatFee } from 'shared/pricing/fee.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { Price } from '../../../components/ui/Price.tsx';
import { useAddOns } from '../reads/booking-reads.ts';
import { words } from '../words/words.ts';

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
  const soldAs = (id: number) => addOns.find((addOn) => addOn.id === id);
  // A fee stands only where there is one to name: Klook's is paid there, and a time that is not chosen has none.
  const sessionFee = klook ? formatWon(0) : time ? formatFee(price.sessionFeeWon) : noFee;
  return (
    <dl className="grid gap-2 text-[0.9375rem]">
      <Line name={session}>{sessionFee}</Line>
      {price.addons.map(({ id, name, priceWon }) => (
        <Line key={id} name={addOnName(soldAs(id) ?? { name })}>
          {soldAs(id)?.customQuote ? words.addOns.byQuote : <Price won={priceWon} />}
        </Line>
      ))}
    </dl>
  );
}
