import type { OwnSinger } from 'shared/my-booking/my-booking.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { cn } from '../../../lib/cn.ts';
import { useWords } from '../words/use-words.ts';
import { ownTime } from './own-time.ts';

interface SessionTimeProps {
  singer: OwnSinger;
  /** Bought on Klook, where its time was chosen. */
  isKlook: boolean;
  /** Smaller, as one of several. */
  isOfParty: boolean;
}

/** When somebody sings: by the clock in Seoul, and under it by the visitor's own where that shows another time. */
export function SessionTime({ singer: { startsAt, status }, isKlook, isOfParty }: SessionTimeProps) {
  const { ticket, longDate, locale } = useWords();
  if (startsAt === null)
    return <p className="text-lg font-bold">{isKlook ? ticket.klookTime : ticket.noTime}</p>;
  const { date, time } = seoulWallClock(new Date(startsAt));
  const own = ownTime(startsAt, locale);
  const gone = status === 'cancelled';
  return (
    <div>
      <p className={cn('text-lg font-bold', gone && 'line-through')}>{longDate(date)}</p>
      <p className={cn('flex items-baseline gap-2', gone && 'line-through decoration-2 opacity-70')}>
        <time
          dateTime={startsAt}
          className={cn(
            'display figures',
            isOfParty ? 'text-5xl print:text-3xl' : 'text-6xl sm:text-7xl print:text-4xl',
          )}
        >
          {time}
        </time>
        <span className="font-bold whitespace-nowrap">{ticket.kst}</span>
      </p>
      {own && !gone && <p className="mt-1 text-[0.9375rem]">{ticket.yourTime(own.when, own.zone)}</p>}
    </div>
  );
}
