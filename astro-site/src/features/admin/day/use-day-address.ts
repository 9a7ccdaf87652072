import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { addSeoulDays, isCalendarDate, seoulWallClock } from 'shared/time/seoul.ts';
import { writeAddress } from '../parts/write-address.ts';

const today = () => seoulWallClock(new Date()).date;

function dateInAddress(): string {
  const asked = new URLSearchParams(location.search).get('date') ?? '';
  return isCalendarDate(asked) ? asked : today();
}

/** The day that the board shows; the address has it, so that a reload and a link lead there. */
export function useDayAddress() {
  const [date, setDate] = useState(dateInAddress);
  const goTo = (wanted: string) => {
    if (!isCalendarDate(wanted)) return;
    setDate(wanted);
    writeAddress('date', wanted === today() ? undefined : wanted);
  };
  return { date, goTo };
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, select, textarea, [contenteditable], [role=dialog]') !== null;

/**
 * Arrow keys for the days beside, T for today, / for the search. While somebody is moved the arrows choose a place, and page up
 * and page down lead to other days.
 */
export function useDayKeys(
  date: string,
  goTo: (date: string) => void,
  search: RefObject<HTMLInputElement | null>,
  isMoving: boolean,
) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const act =
      {
        [isMoving ? 'PageUp' : 'ArrowLeft']: () => goTo(addSeoulDays(date, -1)),
        [isMoving ? 'PageDown' : 'ArrowRight']: () => goTo(addSeoulDays(date, 1)),
        '/': () => search.current?.focus(),
      }[event.key] ?? (event.code === 'KeyT' ? () => goTo(today()) : undefined);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const SWIPE_PX = 70;

/**
 * A swipe of one finger to the side, told from scrolling by its direction: the day before or after. What scrolls to the side
 * itself is left alone.
 *
 * @param isDragging the finger has somebody of the board on it
 */
export function useSwipes(date: string, goTo: (date: string) => void, isDragging: boolean) {
  // The board is drawn anew while a finger is on it: every second, and with each change.
  const start = useRef<{ x: number; y: number }>(null);
  useEffect(() => {
    if (isDragging) start.current = null;
  }, [isDragging]);
  return {
    onTouchStart: ({ touches, target }: React.TouchEvent) => {
      const touch = touches[0];
      const strip = target instanceof Element && target.closest('[data-scrolls-sideways]');
      const isOwn = !strip || strip.scrollWidth <= strip.clientWidth;
      start.current = touch && touches.length === 1 && isOwn ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: React.TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      if (!from || !touch) return;
      const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
      start.current = null;
      if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > 2 * Math.abs(dy))
        goTo(addSeoulDays(date, dx > 0 ? -1 : 1));
    },
  };
}
