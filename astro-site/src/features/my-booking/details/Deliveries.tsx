import { CircleCheck, CircleDashed, Hourglass } from 'lucide-react';
import type { Delivery } from 'shared/deliveries/deliveries.ts';
import type { MyBooking } from 'shared/my-booking/my-booking.ts';
import { cn } from '../../../lib/cn.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Part } from '../parts/Part.tsx';
import { useWords } from '../words/use-words.ts';
import { deliveryInWords } from './delivery-in-words.ts';

/** What follows after the session: how far it is, by when, and where a parcel is. */
export function Deliveries({ view: { singers } }: { view: MyBooking }) {
  const { deliveries: texts } = useWords();
  const receiving = singers.filter(({ deliveries }) => deliveries.length > 0);
  if (receiving.length === 0) return null;
  return (
    <Part heading={texts.heading}>
      {receiving.map(({ id, name, deliveries }) => (
        <div key={id}>
          {singers.length > 1 && <h3 className="mb-1 font-bold wrap-anywhere">{name}</h3>}
          <ul className="divide-line -my-3 divide-y">
            {deliveries.map((delivery) => (
              <li key={delivery.addOnId} className="grid gap-1 py-3">
                <OneDelivery delivery={delivery} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Part>
  );
}

const looks = {
  open: { icon: CircleDashed, tone: 'text-soft' },
  'in-work': { icon: Hourglass, tone: 'text-cool' },
  sent: { icon: CircleCheck, tone: 'text-good' },
} as const;

function OneDelivery({ delivery }: { delivery: Delivery }) {
  const words = useWords();
  const now = useNow(60_000);
  const { name, state, trackingNumber } = delivery;
  const { icon: Icon, tone } = looks[state];
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-bold wrap-anywhere">{name}</span>
        <span className={cn('text-[0.9375rem] font-semibold whitespace-nowrap', tone)}>
          <Icon aria-hidden="true" className="mr-1.5 inline size-4 align-[-0.15em]" />
          {words.deliveries.state[state]}
        </span>
      </p>
      <p>{deliveryInWords(words, delivery, now)}</p>
      {trackingNumber && (
        <p className="wrap-anywhere">
          <span className="text-soft">{words.deliveries.tracking}:</span>{' '}
          <span className="figures font-mono">{trackingNumber}</span>
        </p>
      )}
    </>
  );
}
