import { useId } from 'react';
import type { PriceBand } from 'shared/catalogue/catalogue.ts';
import { ChoiceKey } from '../../components/ui/ChoiceCard.tsx';
import { Price } from '../../components/ui/Price.tsx';
import { bookingTexts } from './messages.ts';
import type { TimeKey } from './time-keys.ts';

/** The keys of one price band: a row is an hour, a column ten minutes. */
export function TimeBandKeys({ band, keys }: { band: PriceBand; keys: readonly TimeKey[] }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="border-line mb-2 flex items-baseline justify-between gap-3 border-b pb-1.5">
        <span className="font-bold">{band.label}</span>
        <span className="text-soft text-[0.9375rem]">
          <Price won={band.feeWon} className="text-amber font-bold" /> {bookingTexts.when.perSession}
        </span>
      </p>
      <div className="grid grid-cols-6 gap-1 sm:gap-1.5">
        {keys.map(({ time, taken }) => (
          <ChoiceKey key={time} value={time} disabled={taken} className="text-sm sm:text-[0.9375rem]">
            {time}
            {taken && <span className="sr-only"> {bookingTexts.when.taken}</span>}
          </ChoiceKey>
        ))}
      </div>
    </div>
  );
}
