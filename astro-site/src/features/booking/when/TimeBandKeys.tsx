import { useId } from 'react';
import type { PriceBand } from 'shared/catalogue/catalogue.ts';
import { formatFee } from 'shared/pricing/fee.ts';
import { ChoiceKey } from '../../../components/ui/ChoiceKey.tsx';
import { cn } from '../../../lib/cn.ts';
import { langOf, told } from '../../../lib/language/content.ts';
import type { TimeKey } from './time-keys.ts';
import { words } from '../words/words.ts';

/** Told apart from what is merely free, and not struck out: it is the visitor's. */
const ownStyles =
  'no-underline! not-has-checked:border-2 not-has-checked:border-dashed not-has-checked:border-amber';

interface TimeBandKeysProps {
  band: PriceBand;
  keys: readonly TimeKey[];
  /** The times that are held for this visitor. */
  own: readonly string[];
  /** Nobody knows yet which are free. */
  waiting: boolean;
  /** What is read out with a time that cannot be had. */
  taken: string;
}

/** The keys of one price band: a row is an hour, a column ten minutes. */
export function TimeBandKeys({ band, keys, own, waiting, taken }: TimeBandKeysProps) {
  const id = useId();
  const label = band.labels;
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="border-line mb-2 flex items-baseline justify-between gap-3 border-b pb-1.5">
        <span lang={langOf(label)} className="font-bold">
          {told(label)}
        </span>
        <span className="text-soft text-[0.9375rem]">
          <span className="figures text-amber font-bold whitespace-nowrap">{formatFee(band.feeWon)}</span>{' '}
          {words.when.perSession}
        </span>
      </p>
      <div className="grid grid-cols-6 gap-1 sm:gap-1.5">
        {keys.map(({ time, taken: isTaken }) => (
          <ChoiceKey
            key={time}
            value={time}
            disabled={isTaken}
            className={cn(
              'text-sm sm:text-[0.9375rem]',
              own.includes(time) && ownStyles,
              waiting && 'no-underline!',
            )}
          >
            {time}
            {own.includes(time) && <span className="sr-only"> {words.held.own}</span>}
            {isTaken && !waiting && !own.includes(time) && <span className="sr-only"> {taken}</span>}
          </ChoiceKey>
        ))}
      </div>
    </div>
  );
}
