import { Radio, WifiOff } from 'lucide-react';
import { useTexts } from '../language/language.ts';
import { dayTexts } from './day-messages.ts';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Seoul' });

interface LiveMarkProps {
  isLive: boolean;
  /** When the day was last read, in milliseconds, by the same clock as `now`. */
  readAt: number;
  now: number;
}

/** Whether the board is as things are; while it may not be, how old it is. */
export function LiveMark({ isLive, readAt, now }: LiveMarkProps) {
  const texts = useTexts(dayTexts);
  const age = Math.max(0, Math.round((now - readAt) / 1_000));
  return (
    <>
      {isLive ? (
        <p className="text-good flex items-center gap-2 font-semibold">
          <Radio aria-hidden="true" className="size-5" />
          {texts.live}
        </p>
      ) : (
        <p className="border-bad bg-bad/15 flex w-full items-center gap-3 rounded-xl border px-4 py-3 font-semibold">
          <WifiOff aria-hidden="true" className="text-bad size-5 shrink-0" />
          <span className="figures">{texts.stale(clock.format(readAt), age)}</span>
        </p>
      )}
      {/* Said once; the age counts on without being read out. */}
      <p role="status" className="sr-only">
        {isLive ? '' : texts.staleSaid}
      </p>
    </>
  );
}
