import type { OpenDelivery } from 'shared/deliveries/deliveries.ts';
import { longDateIn } from 'shared/time/long-date.ts';
import { BranchMark } from '../branches/BranchMark.tsx';
import { DeliveryLine } from '../deliveries/DeliveryLine.tsx';
import { useLanguage } from '../language/language.ts';
import { openDeliveryTexts } from './open-delivery-messages.ts';

interface OpenDeliveryCardProps {
  delivery: OpenDelivery;
  /** Whoever may open bookings gets there by the number. */
  isAdmin: boolean;
}

/** One thing to be sent, for whom and where to. */
export function OpenDeliveryCard({ delivery, isAdmin }: OpenDeliveryCardProps) {
  const language = useLanguage();
  const texts = openDeliveryTexts[language];
  const { bookingId, guest, branchId, sungOn, address, isPosted } = delivery;
  return (
    <article className="border-line bg-surface grid gap-3 rounded-2xl border p-5">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="text-lg font-bold wrap-anywhere">{guest}</span>
        <span className="text-soft text-[0.9375rem]">{texts.sung(longDateIn(language)(sungOn))}</span>
        <BranchMark id={branchId} />
        <span className="figures ml-auto font-mono text-[0.9375rem]">
          {isAdmin ? (
            <a
              href={`/admin?${new URLSearchParams({ search: bookingId })}`}
              className="text-cool inline-flex min-h-11 items-center underline underline-offset-4"
            >
              #{bookingId}
            </a>
          ) : (
            <span className="text-soft">#{bookingId}</span>
          )}
        </span>
      </p>
      {isPosted && (
        <p className="text-[0.9375rem] wrap-anywhere">
          <span className="text-soft">{texts.address}:</span> {address ?? texts.noAddress}
        </p>
      )}
      <DeliveryLine bookingId={bookingId} guest={guest} delivery={delivery} />
    </article>
  );
}
