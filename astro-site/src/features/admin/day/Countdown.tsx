import type { DaySession } from 'shared/day/day.ts';
import { cn } from '../../../lib/cn.ts';
import { useTexts } from '../language/language.ts';
import { dayTexts } from './day-messages.ts';
import { boothEnd } from './phase.ts';

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const GENTLE_SECONDS = 120;

/** What is left of a singer's minutes: gentle at two minutes, clear at the end, said aloud at both. */
export function Countdown({ session, now }: { session: DaySession; now: number }) {
  const texts = useTexts(dayTexts);
  const left = Math.ceil((boothEnd(session) - now) / 1_000);
  const isOver = left <= 0;
  const isSoon = !isOver && left <= GENTLE_SECONDS;
  return (
    <>
      <span
        role="timer"
        className={cn(
          'figures text-3xl font-bold tabular-nums',
          isSoon && 'text-amber',
          isOver && 'bg-bad text-ground rounded-lg px-2',
        )}
      >
        {isOver ? texts.over(clock(-left)) : texts.left(clock(left))}
      </span>
      <span role="status" className="sr-only">
        {isOver ? texts.timeIsUp(session.name) : isSoon ? texts.twoMinutesLeft(session.name) : ''}
      </span>
    </>
  );
}
