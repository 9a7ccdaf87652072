import { useDroppable } from '@dnd-kit/react';
import { ArrowLeftRight, CornerDownRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { cn } from '../../../lib/cn.ts';
import { useTexts } from '../language/language.ts';
import { moveTexts } from './move-messages.ts';
import { neighbour, type Direction, type Place } from './places.ts';
import type { Moving } from './use-moving.ts';

interface PlaceButtonProps {
  place: Place;
  moving: Moving;
  onPutDown: (place: Place) => void;
}

const directions: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** A place for whoever is being moved: dropped on, tapped, or reached by the arrow keys. */
export function PlaceButton({ place, moving, onPutDown }: PlaceButtonProps) {
  const texts = useTexts(moveTexts);
  const { ref, isDropTarget } = useDroppable({ id: place.id });
  const { name } = moving.subject;
  const { kind, time, studio } = place;
  const isSwap = kind === 'swap';
  const Icon = isSwap ? ArrowLeftRight : CornerDownRight;
  const step = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    const next = direction && neighbour(moving.places, place, direction);
    if (!direction) return;
    event.preventDefault();
    if (next) elementOf(next)?.focus();
  };
  return (
    <button
      ref={ref}
      type="button"
      data-place={place.id}
      tabIndex={moving.first?.id === place.id ? 0 : -1}
      aria-label={
        isSwap ? texts.swapLabel(name, place.other.name, time) : texts.putLabel(name, time, studio.name)
      }
      onClick={() => onPutDown(place)}
      onKeyDown={step}
      className={cn(
        'flex size-full min-h-11 items-center gap-2 rounded-xl border-2 border-dashed px-3 text-[0.9375rem] font-semibold',
        isSwap
          ? 'border-amber text-amber from-surface absolute inset-0 justify-end bg-linear-to-l from-35% to-transparent to-55%'
          : 'border-cool text-cool bg-cool/10',
        'focus-visible:border-solid',
        isDropTarget && 'ring-ink border-solid ring-2',
        isDropTarget && (isSwap ? 'bg-amber/25' : 'bg-cool/30'),
      )}
    >
      {isSwap ? (
        <span className="bg-ground border-amber inline-flex items-center gap-1.5 rounded-full border px-2.5 py-1">
          <Icon aria-hidden="true" className="size-4.5" /> {texts.swap}
        </span>
      ) : (
        <>
          <Icon aria-hidden="true" className="size-4.5" /> {texts.put}
        </>
      )}
    </button>
  );
}

/** The button of a place on the board. */
export const elementOf = ({ id }: Place) =>
  document.querySelector<HTMLElement>(`[data-place="${CSS.escape(id)}"]`);
