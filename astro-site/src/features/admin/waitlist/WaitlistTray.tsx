import { useMutation } from '@tanstack/react-query';
import { ChevronDown, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { anyTime, type Waiting } from 'shared/waitlist/waitlist.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { cn } from '../../../lib/cn.ts';
import { useLanguage } from '../language/language.ts';
import { refusalText } from '../language/refusals.ts';
import { dayAndTimeIn } from '../parts/day-and-time-in.ts';
import { removeWish } from './waitlist-api.ts';
import { waitlistTexts } from './waitlist-messages.ts';

interface WaitlistTrayProps {
  waiting: readonly Waiting[];
  onChanged: () => void;
}

/** Who waits for a time of the day that the board shows, in their order; one line until it is opened. */
export function WaitlistTray({ waiting, onChanged }: WaitlistTrayProps) {
  const language = useLanguage();
  const texts = waitlistTexts[language];
  const [isOpen, setOpen] = useState(false);
  const removal = useMutation({ mutationFn: removeWish, onSettled: onChanged });
  if (waiting.length === 0) return null;
  return (
    <section aria-label={texts.title} className="border-amber/60 bg-surface min-w-0 rounded-2xl border">
      <h2 className="font-text text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-12 w-full items-center gap-3 rounded-2xl px-4 text-left"
        >
          <Hourglass aria-hidden="true" className="text-amber size-5 shrink-0" />
          <span className="font-bold whitespace-nowrap">{texts.title}</span>
          <span className="border-amber text-amber figures rounded-full border px-2.5 text-sm font-semibold whitespace-nowrap">
            {texts.count(waiting.length)}
          </span>
          <span className="text-soft truncate text-[0.9375rem] max-md:hidden">{texts.hint}</span>
          <ChevronDown
            aria-hidden="true"
            className={cn('text-soft ml-auto size-5 shrink-0', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      {isOpen && (
        <ol className="divide-line grid divide-y px-4 pb-2">
          {waiting.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span className="min-w-0 basis-56 font-semibold break-all">{one.email}</span>
              <span>{wishOf(one, texts)}</span>
              {one.held ? (
                <span className="text-amber font-semibold">
                  {texts.held(timeOf(one.held.startsAt), timeOf(one.held.until))}
                </span>
              ) : (
                <span className="text-soft">{texts.since(dayAndTimeIn(language)(...since(one)))}</span>
              )}
              <Button
                size="sm"
                className="ml-auto min-h-11"
                aria-label={texts.removeLabel(one.email)}
                pending={removal.isPending && removal.variables === one.id}
                onClick={() => removal.mutate(one.id)}
              >
                {texts.remove}
              </Button>
            </li>
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {removal.isSuccess && texts.removed}
      </p>
      {removal.error && (
        <p role="alert" className="text-bad px-4 pb-3">
          {refusalText(removal.error, language, texts.failed)}
        </p>
      )}
    </section>
  );
}

const timeOf = (instant: string) => seoulWallClock(new Date(instant)).time;

function since({ joinedAt }: Waiting): [date: string, time: string] {
  const { date, time } = seoulWallClock(new Date(joinedAt));
  return [date, time];
}

function wishOf({ earliest, latest, people }: Waiting, texts: (typeof waitlistTexts)['en']): string {
  const isAny = earliest === anyTime.earliest && latest === anyTime.latest;
  const times = isAny ? texts.anyTime : texts.between(earliest, latest);
  return people > 1 ? `${times} · ${texts.people(people)}` : times;
}
