import { useState } from 'react';
import { formatWon, thousands } from 'shared/pricing/won.ts';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { useTexts } from '../language/language.ts';
import { cashUpTexts } from './cash-up-messages.ts';
import { drawerSum, pieces, type Pieces } from './drawer.ts';

/** Notes and coins one kind after the other; their sum is what was counted. */
export function DrawerCount({ onSum }: { onSum: (typed: string) => void }) {
  const texts = useTexts(cashUpTexts);
  const [counts, setCounts] = useState<Pieces>({});
  const count = (value: number, typed: string) => {
    const next = { ...counts, [value]: typed.normalize('NFKC').replaceAll(/\D/g, '') };
    setCounts(next);
    onSum(thousands(drawerSum(next)));
  };
  return (
    <details>
      <summary className="text-soft min-h-11 cursor-pointer py-2 font-semibold">{texts.drawer}</summary>
      <div className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
        {pieces.map((value) => (
          <label key={value} className="grid gap-1">
            <span className="figures text-soft text-[0.9375rem]">
              <span className="sr-only">{texts.pieces} </span>
              {formatWon(value)} ×
            </span>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              value={counts[value] ?? ''}
              onChange={({ target }) => count(value, target.value)}
              className="figures text-right text-lg"
            />
          </label>
        ))}
      </div>
      <p role="status" className="mt-3 font-semibold">
        {texts.drawerSum(formatWon(drawerSum(counts)))}
      </p>
    </details>
  );
}
