import { Ban } from 'lucide-react';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { BlockedTime } from 'shared/slots/blocked-time.ts';
import { useLanguage } from '../language/language.ts';
import { blockTexts } from './block-messages.ts';

interface BlockTileProps {
  block: BlockedTime;
  onOpen: () => void;
}

/** A blocked time on the board; guests who are booked in it stand on top, beside its edge. */
export function BlockTile({ block, onOpen }: BlockTileProps) {
  const texts = blockTexts[useLanguage()];
  const { time } = seoulWallClock(new Date(block.startsAt));
  return (
    <button
      type="button"
      data-block={block.blockId}
      onClick={onOpen}
      className="border-control text-soft hover:text-ink flex size-full min-h-11 items-start gap-2 overflow-hidden rounded-xl border bg-[repeating-linear-gradient(135deg,transparent_0_0.6rem,var(--color-line)_0.6rem_0.7rem)] px-3 py-2 text-left"
    >
      <Ban aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span className="sr-only">{time}</span>
      <span className="bg-ground min-w-0 rounded-md px-1.5 font-semibold">
        {texts.kinds[block.kind]}
        {block.note !== '' && <span className="font-normal"> {block.note}</span>}
      </span>
    </button>
  );
}
