import { cn } from '../../../lib/cn.ts';
import { useRules } from '../reads/booking-reads.ts';
import { ticketDate } from './ticket-date.ts';
import { words } from '../words/words.ts';

/** Date and time in the ticket's largest type. */
export function StubTime({ date, time, people }: { date: string; time: string; people: number }) {
  const texts = words.ticket;
  const day = ticketDate(date);
  const minutes = useRules().known.slotMinutes;
  return (
    <>
      <p className="mt-5 min-h-[1.6em] font-semibold">{day?.weekday}</p>
      <p className={cn('display', day ? 'text-5xl' : 'text-3xl opacity-70')}>{day?.day ?? texts.noDate}</p>
      <p className="mt-3 flex min-h-16 items-baseline gap-2">
        {time ? (
          <>
            <span className="display figures text-6xl">{time}</span>
            <span className="font-bold whitespace-nowrap">{words.when.kst}</span>
          </>
        ) : (
          <span className="display text-3xl opacity-70">{texts.noTime}</span>
        )}
      </p>
      <p className="mt-2 font-semibold">{texts.minutes(minutes, people)}</p>
    </>
  );
}
