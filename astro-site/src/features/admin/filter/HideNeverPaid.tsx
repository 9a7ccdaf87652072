import { useId } from 'react';
import { useTexts } from '../language/language.ts';
import { filterTexts } from './filter-messages.ts';

interface HideNeverPaidProps {
  isHidden: boolean;
  onChange: (isHidden: boolean) => void;
}

/** Leaves out what nobody has to look at; the browser remembers it. */
export function HideNeverPaid({ isHidden, onChange }: HideNeverPaidProps) {
  const texts = useTexts(filterTexts);
  const hint = useId();
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={isHidden}
          aria-describedby={hint}
          onChange={(event) => onChange(event.target.checked)}
          className="accent-cool size-5 shrink-0"
        />
        {texts.hide}
      </label>
      <span id={hint} className="text-soft text-[0.9375rem]">
        {texts.hideHint}
      </span>
    </div>
  );
}
