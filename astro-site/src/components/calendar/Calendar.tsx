import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { pageLanguage } from 'shared/languages/page-language.ts';
import { longDateIn } from 'shared/time/long-date.ts';
import { Button } from '../ui/Button.tsx';
import { addMonthsTo, clampDate, dateAfterKey, firstDateWith, monthOf, weeksOf } from './calendar-month.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { words } from './words/words.ts';

export interface CalendarProps {
  /** The chosen Seoul date, yyyy-MM-dd, or ''. */
  value: string;
  onChange: (date: string) => void;
  /** First and last date that the calendar reaches. */
  first: string;
  last: string;
  today: string;
  isOpen: (date: string) => boolean;
  /** Whether a day has a time on sale: the calendar opens on the first. Left out: on the first that is open. */
  hasTimes?: ((date: string) => boolean) | undefined;
  errorId?: string | undefined;
  /** Id of the element that names the calendar. */
  labelledBy: string;
}

/**
 * One month of days as an ARIA grid: arrows, Home, End, Page Up and Page Down move, Enter and Space choose. Days that
 * cannot be booked can be focused, so that screen readers announce them too, but not chosen. Ours instead of
 * react-day-picker, which weighs 19.5 KB and works with instants in the visitor's own time zone.
 */
export function Calendar({
  value,
  onChange,
  first,
  last,
  today,
  isOpen,
  hasTimes = isOpen,
  errorId,
  labelledBy,
}: CalendarProps) {
  const longDate = longDateIn(pageLanguage());
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [reached, setActive] = useState(value && clampDate(value, first, last));
  // Not on a month that is over in all but name. What is on sale may be known later than the calendar.
  const active = reached || firstDateWith(hasTimes, first, last);
  const [moved, setMoved] = useState(false);
  const [seen, setSeen] = useState(value);
  // A date that was chosen elsewhere is turned to.
  if (value !== seen) {
    setSeen(value);
    setMoved(false);
    if (value) setActive(clampDate(value, first, last));
  }
  const month = monthOf(active);

  useEffect(() => {
    if (!moved) return;
    grid.current?.querySelector<HTMLButtonElement>(`[data-date="${active}"]`)?.focus();
  }, [active, moved]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dateAfterKey(active, event.key);
    if (!next) return;
    event.preventDefault();
    setMoved(true);
    setActive(clampDate(next, first, last));
  };
  const turnTo = (count: number) => {
    setMoved(false);
    setActive(clampDate(`${addMonthsTo(month, count)}-01`, first, last));
  };
  const pick = (date: string) => {
    setActive(date);
    if (isOpen(date)) onChange(date);
  };

  return (
    <div>
      <div className="mb-2 flex items-center justify-between">
        <Button
          variant="quiet"
          size="icon"
          aria-label={words.previousMonth}
          disabled={month <= monthOf(first)}
          onClick={() => turnTo(-1)}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Button>
        <p id={titleId} aria-live="polite" className="font-bold">
          {words.monthTitle(month)}
        </p>
        <Button
          variant="quiet"
          size="icon"
          aria-label={words.nextMonth}
          disabled={month >= monthOf(last)}
          onClick={() => turnTo(1)}
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <table
        ref={grid}
        role="grid"
        aria-labelledby={`${labelledBy} ${titleId}`}
        aria-describedby={errorId}
        onKeyDown={onKeyDown}
        className="w-full table-fixed border-separate border-spacing-1"
      >
        <thead>
          <tr>
            {words.weekdays.map(({ name, short }) => (
              <th key={name} scope="col" abbr={name} className="text-faint pb-1 text-sm font-semibold">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((date, column) => (
                <CalendarDay
                  key={date ?? column}
                  date={date}
                  longDate={longDate}
                  selected={date === value}
                  active={date === active}
                  today={date === today}
                  open={date !== null && isOpen(date)}
                  errorId={errorId}
                  onPick={pick}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
