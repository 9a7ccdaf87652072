import { ChevronLeft, ChevronRight } from 'lucide-react';
import { longDateIn } from 'shared/time/long-date.ts';
import { addSeoulDays } from 'shared/time/seoul.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { useLanguage } from '../language/language.ts';
import { dayTexts, type DayTexts } from './day-messages.ts';

interface DayBarProps {
  /** What the page shows of the day, where that is not the day itself. */
  about?: string;
  date: string;
  today: string;
  onGoTo: (date: string) => void;
}

/** Which day it is, and the way to others; today is always one tap away. */
export function DayBar({ about, date, today, onGoTo }: DayBarProps) {
  const language = useLanguage();
  const texts = dayTexts[language];
  const near = nearName(date, today, texts);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <Button
        size="icon"
        aria-label={texts.previousDay}
        aria-keyshortcuts="ArrowLeft"
        onClick={() => onGoTo(addSeoulDays(date, -1))}
        className="size-12"
      >
        <ChevronLeft aria-hidden="true" className="size-6" />
      </Button>
      <Button
        size="icon"
        aria-label={texts.nextDay}
        aria-keyshortcuts="ArrowRight"
        onClick={() => onGoTo(addSeoulDays(date, 1))}
        className="size-12"
      >
        <ChevronRight aria-hidden="true" className="size-6" />
      </Button>
      <Button
        aria-keyshortcuts="t"
        title={texts.goToToday}
        aria-current={date === today ? 'date' : undefined}
        onClick={() => onGoTo(today)}
        className="aria-[current]:border-hot px-5"
      >
        {texts.today}
      </Button>
      {/* Its day stands beside it, written the same in every browser: of the control only the calendar is needed. */}
      <input
        type="date"
        aria-label={texts.goToDay}
        value={date}
        onChange={({ target }) => target.value && onGoTo(target.value)}
        className="border-control hover:bg-raised size-12 rounded-full border px-3.5 [&::-webkit-calendar-picker-indicator]:m-0 [&::-webkit-calendar-picker-indicator]:size-5 [&::-webkit-datetime-edit]:hidden"
      />
      <h1 className="font-text min-w-0 text-xl leading-tight font-bold sm:ml-1 sm:text-2xl">
        {about && <span>{about} · </span>}
        {longDateIn(language)(date)}
        {near && <span className="text-soft font-semibold"> · {near}</span>}
      </h1>
    </div>
  );
}

function nearName(date: string, today: string, texts: DayTexts): string | undefined {
  if (date === today) return texts.today;
  if (date === addSeoulDays(today, 1)) return texts.tomorrow;
  return date === addSeoulDays(today, -1) ? texts.yesterday : undefined;
}
