import { CircleCheck, CircleDashed, Hourglass, TriangleAlert } from 'lucide-react';
import type { Delivery } from 'shared/deliveries/deliveries.ts';
import { cn } from '../../../lib/cn.ts';
import { useLanguage } from '../language/language.ts';
import { Badge } from '../parts/Badge.tsx';
import { deliveryStateNames } from '../parts/delivery-state-names.ts';
import { useAddOnName } from '../reads/use-add-ons.ts';
import { DeliveryButtons } from './DeliveryButtons.tsx';
import { deliveryTexts } from './delivery-messages.ts';
import { dayText, pressing } from './delivery-text.ts';

const looks = {
  open: { icon: CircleDashed, tone: 'border-control text-soft' },
  'in-work': { icon: Hourglass, tone: 'border-cool text-cool' },
  sent: { icon: CircleCheck, tone: 'border-good text-good' },
} as const;
const pressingTone = { late: 'text-bad font-semibold', due: 'text-amber font-semibold', later: 'text-soft' };

interface DeliveryLineProps {
  bookingId: string;
  guest: string;
  delivery: Delivery;
  /** Nobody of whom nothing is known can be sent anything. */
  isReadOnly?: boolean;
}

/** One thing that follows after a session: what, how far, by when, and what can be done about it. */
export function DeliveryLine({ bookingId, guest, delivery, isReadOnly = false }: DeliveryLineProps) {
  const language = useLanguage();
  const texts = deliveryTexts[language];
  const now = new Date();
  const name = useAddOnName()({ id: delivery.addOnId, name: delivery.name });
  const { state, isPosted, trackingNumber } = delivery;
  const { icon, tone } = looks[state];
  const urgency = pressing(delivery, now);
  return (
    <div className="grid gap-2.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="wrap-anywhere">{name}</strong>
        <Badge tone={tone} icon={icon}>
          {deliveryStateNames[language][state]}
        </Badge>
        <span className={cn('text-[0.9375rem]', pressingTone[urgency])}>
          {urgency !== 'later' && (
            <TriangleAlert aria-hidden="true" className="mr-1.5 inline size-4 align-[-0.15em]" />
          )}
          {dayText(delivery, now, language)}
        </span>
      </p>
      {state === 'sent' && isPosted && (
        <p className="text-[0.9375rem] wrap-anywhere">
          {trackingNumber ? (
            <>
              <span className="text-soft">{texts.tracking}:</span>{' '}
              <span className="figures font-mono">{trackingNumber}</span>
            </>
          ) : (
            <span className="text-soft">{texts.noTracking}</span>
          )}
        </p>
      )}
      {!isReadOnly && <DeliveryButtons bookingId={bookingId} guest={guest} name={name} delivery={delivery} />}
    </div>
  );
}
