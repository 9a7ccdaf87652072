import { useMutation } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { isAnyTime, type Waiting } from 'shared/waitlist/waitlist.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { refusalText } from '../language/refusals.ts';
import { dayAndTimeIn } from '../parts/day-and-time-in.ts';
import { Tray } from '../parts/Tray.tsx';
import { useKeptFocus } from '../parts/use-kept-focus.ts';
import { removeWish } from './waitlist-api.ts';
import { waitlistTexts } from './waitlist-messages.ts';

interface WaitlistTrayProps {
  waiting: readonly Waiting[];
  onChanged: () => void;
  /** Has the focus when the button that had it has gone. */
  focusAfterwards: RefObject<HTMLElement | null>;
}

/** Who waits for a time of the day that the board shows, in their order. */
export function WaitlistTray({ waiting, onChanged, focusAfterwards }: WaitlistTrayProps) {
  const language = useLanguage();
  const texts = waitlistTexts[language];
  const [isOpen, setOpen] = useState(false);
  const kept = useKeptFocus(waiting, focusAfterwards);
  const removal = useMutation({
    mutationFn: removeWish,
    onSuccess: () => showToast({ variant: 'success', title: texts.removed }),
    onSettled: onChanged,
  });
  if (waiting.length === 0) return null;
  return (
    <Tray
      icon={Hourglass}
      title={texts.title}
      count={texts.count(waiting.length)}
      hint={texts.hint}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <ol {...kept} className="divide-line grid divide-y px-4 pb-2">
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
            {!one.isConfirmed && <span className="text-soft">{texts.unconfirmed}</span>}
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
      {removal.error && (
        <p role="alert" className="text-bad px-4 pb-3">
          {refusalText(removal.error, language, texts.failed)}
        </p>
      )}
    </Tray>
  );
}

const timeOf = (instant: string) => seoulWallClock(new Date(instant)).time;

function since({ joinedAt }: Waiting): [date: string, time: string] {
  const { date, time } = seoulWallClock(new Date(joinedAt));
  return [date, time];
}

function wishOf(wish: Waiting, texts: (typeof waitlistTexts)['en']): string {
  const { earliest, latest, people } = wish;
  const times = isAnyTime(wish) ? texts.anyTime : texts.between(earliest, latest);
  return people > 1 ? `${times} · ${texts.people(people)}` : times;
}
