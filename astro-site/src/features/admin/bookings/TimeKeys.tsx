import { useQuery } from '@tanstack/react-query';
import { startTimes } from 'shared/slots/offered-slots.ts';
import { instantInSeoul, isCalendarDate } from 'shared/time/seoul.ts';
import { ChoiceKey } from '../../../components/ui/ChoiceKey.tsx';
import { ChoiceGroup } from '../../../components/ui/ChoiceGroup.tsx';
import { cn } from '../../../lib/cn.ts';
import { useTexts } from '../language/language.ts';
import { fetchFreeTimes } from './booking-api.ts';
import { useRules } from './booking-queries.ts';
import { scheduleTexts } from './schedule-messages.ts';

/** The list is higher than its window: it opens where the chosen time is. */
function showChosen(keys: HTMLElement | null) {
  const key = keys?.querySelector('input:checked')?.closest('label');
  const list = key?.parentElement;
  if (key && list) list.scrollTop = key.offsetTop - list.offsetTop - list.clientHeight / 2;
}

interface TimeKeysProps {
  branchId: number;
  date: string;
  /** The time that the booking has on this day, if any: taken by nobody else. */
  own: string | null;
  /** How many sing in a row from that time on. */
  people: number;
  value: string;
  onChange: (time: string) => void;
}

/** Every time at which sessions start. Those that visitors cannot book are marked; the server decides about them. */
export function TimeKeys({ branchId, date, own, people, value, onChange }: TimeKeysProps) {
  const texts = useTexts(scheduleTexts);
  const rules = useRules(branchId);
  const isDate = isCalendarDate(date);
  const free = useQuery({
    queryKey: ['free-times', branchId, date, people],
    queryFn: () => fetchFreeTimes(branchId, date, people),
    enabled: isDate,
    gcTime: 0,
  });
  if (!isDate) return <p className="text-soft">{texts.chooseDate}</p>;
  if (rules.isPending || free.isPending) return <p role="status">{texts.loadingTimes}</p>;
  if (!rules.data || !free.data) return <p role="alert">{texts.timesFailed}</p>;
  if (rules.data.closedDates.includes(date)) return <p role="alert">{texts.closed}</p>;
  const times = startTimes(rules.data);
  const isOdd = value !== '' && !times.includes(value);
  return (
    <div ref={showChosen} className="grid gap-2">
      <ChoiceGroup
        label={texts.time}
        hint={texts.timeHint}
        error={isOdd ? texts.oddTime(value) : undefined}
        required
        value={value}
        onValueChange={onChange}
        className="max-h-60 grid-cols-3 gap-1 overflow-y-auto p-1 min-[26rem]:grid-cols-6 sm:gap-1.5"
      >
        {times.map((time) => {
          const isOver = instantInSeoul(date, time) <= new Date();
          const isMarked = !isOver && time !== own && !free.data.includes(time);
          return (
            <ChoiceKey
              key={time}
              value={time}
              disabled={isOver}
              className={cn(
                'text-sm sm:text-[0.9375rem]',
                isMarked && 'not-has-checked:text-faint line-through',
              )}
            >
              {time}
              {isMarked && <span className="sr-only"> {texts.notForVisitors}</span>}
              {isOver && <span className="sr-only"> {texts.over}</span>}
            </ChoiceKey>
          );
        })}
      </ChoiceGroup>
      <p role="status" className="figures font-semibold">
        {value !== '' && !isOdd && texts.chosen(value)}
      </p>
    </div>
  );
}
