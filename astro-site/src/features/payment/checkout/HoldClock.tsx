import type { ReactNode } from 'react';
import { timeKst } from 'shared/time/display.ts';
import { useNow } from '../../../lib/use-now.ts';
import { announcedMinutesLeft, clockOf, secondsLeft } from '../../../lib/hold-time.ts';
import { words } from '../words/words.ts';

interface HoldClockProps {
  /** ISO instant. */
  until: string;
  /** Says until when, where the page has words of its own for it. */
  children?: ReactNode;
}

/** Until when the slot is held, and a countdown. Screen readers announce it only at 10, 5, 2 and 1 minutes. */
export function HoldClock({ until, children }: HoldClockProps) {
  const seconds = secondsLeft(until, useNow(1000));
  const announced = announcedMinutesLeft(seconds);
  if (seconds === 0) return null;
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
      <span>{children ?? words.hold.until(timeKst(new Date(until)))}</span>
      <span aria-hidden="true" className="figures text-amber">
        {words.hold.left(clockOf(seconds))}
      </span>
      <span role="status" className="sr-only">
        {announced !== null && words.hold.announce(announced)}
      </span>
    </p>
  );
}

/** True once the hold is over; false while it lasts or is not known. */
export function useHoldEnded(until: string | undefined): boolean {
  const now = useNow(1000);
  return until !== undefined && secondsLeft(until, now) === 0;
}
