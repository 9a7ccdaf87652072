import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { useTexts } from '../language/language.ts';
import { moveTexts } from './move-messages.ts';
import { elementOf } from './PlaceButton.tsx';
import type { Moving } from './use-moving.ts';

interface MovingBarProps {
  moving: Moving | null;
  /** Who was moved before; null for nobody so far. */
  lastName: string | null;
  date: string;
  /** Whether something else is open that Escape is for. */
  isCovered: boolean;
  onStop: () => void;
  onOtherDay: () => void;
}

/** Leads through moving somebody, by sight and by ear; the first place gets the focus. */
export function MovingBar({ moving, lastName, date, isCovered, onStop, onOtherDay }: MovingBarProps) {
  const texts = useTexts(moveTexts);
  const subject = moving?.subject;
  const isByHand = moving !== null && !moving.isDragged;

  const toFirstPlace = useEffectEvent(() => {
    const first = moving?.first && elementOf(moving.first);
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  });
  const hasPlaces = (moving?.places.length ?? 0) > 0;
  useEffect(() => {
    if (!isByHand || !hasPlaces) return;
    // After a sheet that has just closed has given the focus back.
    const soon = setTimeout(toFirstPlace);
    return () => clearTimeout(soon);
  }, [isByHand, hasPlaces, subject?.id, date]);

  const id = subject?.id;
  useEffect(() => {
    if (!isByHand || !id) return;
    // Whoever was not moved has the focus again, unless it is somewhere by now.
    return () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>(`[data-moves="${id}"] button`)?.focus();
    };
  }, [isByHand, id]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isCovered) return;
    event.preventDefault();
    onStop();
  });
  useEffect(() => {
    if (!isByHand) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isByHand]);

  const said = subject ? texts.begun(subject.name, moving.places.length) : lastName && texts.over(lastName);
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {subject && (
        <div
          role="group"
          aria-label={texts.moving(subject.name)}
          className="border-cool bg-raised sticky top-2 z-30 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-2xl border-2 px-4 py-2 shadow-2xl"
        >
          <div className="min-w-0 flex-1 basis-64">
            <p className="text-lg leading-snug font-bold wrap-anywhere">{texts.moving(subject.name)}</p>
            <p className="text-soft text-[0.9375rem] leading-snug max-md:hidden">
              {hasPlaces ? texts.howTo : texts.nowhere}
            </p>
            {!hasPlaces && <p className="text-soft text-[0.9375rem] md:hidden">{texts.nowhere}</p>}
          </div>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" className="min-h-11" onClick={onOtherDay}>
              {texts.otherDay}
            </Button>
            <Button
              size="sm"
              className="min-h-11"
              variant="quiet"
              aria-keyshortcuts="Escape"
              onClick={onStop}
            >
              {texts.stop}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
