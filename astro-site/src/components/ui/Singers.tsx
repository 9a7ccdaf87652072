import { useId, type ReactNode } from 'react';
import { longDate } from '../../lib/language/dates.ts';
import { words } from './words/words.ts';

/** The people of a party on their ticket, in the order in which they sing; the day is everybody's. */
export function Singers({ date, children }: { date: string | null; children: ReactNode }) {
  const label = useId();
  return (
    <div className="not-last:border-b not-last:border-current/25 not-last:pb-5">
      <p id={label} className="text-sm">
        {words.ordered.sessions}
      </p>
      {date && <p className="text-lg font-bold">{longDate(date)}</p>}
      <ol aria-labelledby={label} className="mt-4 grid gap-4">
        {children}
      </ol>
    </div>
  );
}

interface SingerProps {
  /** HH:mm */
  time: string | null;
  /** Not known to every tab of the first singer, who has booked. */
  name: string | undefined;
  children: ReactNode;
}

/** One of them: when, who, and what belongs to this session. */
export function Singer({ time, name, children }: SingerProps) {
  return (
    <li className="grid gap-x-5 gap-y-1 border-t border-current/25 pt-4 min-[26rem]:grid-cols-[10.5rem_1fr]">
      <p className="flex items-baseline gap-2 whitespace-nowrap">
        {time && (
          <>
            <span className="display figures text-5xl min-[26rem]:text-4xl">{time}</span>
            <span className="font-bold whitespace-nowrap">{words.ordered.kst}</span>
          </>
        )}
      </p>
      <div className="min-w-0">
        <p className="text-lg font-bold wrap-anywhere">{name ?? words.ordered.you}</p>
        {children}
      </div>
    </li>
  );
}
