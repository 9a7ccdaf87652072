import { Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { formatWon } from 'shared/pricing/won.ts';
import { useTexts } from '../language/language.ts';
import { walkInTexts } from './walk-in-messages.ts';

/** A time that can be sold at the counter. */
export interface SlotToSell {
  date: string;
  time: string;
  studio: { id: number; name: string };
  priceWon: number;
}

interface FreeSlotProps {
  slot: SlotToSell;
  onSell: () => void;
  /** Where it does not stand beside its time. */
  withTime?: boolean;
  /** Where it could be in another studio. */
  withStudio?: boolean;
  /** Whether Tab leads to it; the others are reached from it by the arrows. */
  isTabStop?: boolean;
}

/** A free time: one tap sells it. */
export function FreeSlot({
  slot,
  onSell,
  withTime = false,
  withStudio = false,
  isTabStop = true,
}: FreeSlotProps) {
  const texts = useTexts(walkInTexts);
  return (
    <button
      type="button"
      data-free-slot
      tabIndex={isTabStop ? 0 : -1}
      onClick={onSell}
      onKeyDown={stepToOther}
      className="border-line/70 text-soft hover:border-control hover:text-ink flex size-full min-h-11 items-center gap-2 rounded-xl border border-dashed px-3 text-[0.9375rem]"
    >
      <Plus aria-hidden="true" className="size-4.5" />
      <span className={withTime ? 'figures text-ink font-bold' : 'sr-only'}>{slot.time}</span>
      <span className="sr-only">{texts.free(slot.studio.name)}</span>
      {withStudio && (
        <span aria-hidden="true" className="truncate">
          {slot.studio.name}
        </span>
      )}
      <span>{texts.sell}</span>
      <span className="figures ml-auto">{formatWon(slot.priceWon)}</span>
    </button>
  );
}

/** Up and down lead from one free time to the next: Tab alone would pass by all of a day's. */
function stepToOther(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  const all = [...document.querySelectorAll<HTMLElement>('[data-day-grid] [data-free-slot]')];
  const next = all[all.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
