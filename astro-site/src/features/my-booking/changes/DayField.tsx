import { useCallback, useId } from 'react';
import { bookableDates, isOpenDate } from 'shared/slots/offered-slots.ts';
import { Calendar } from '../../../components/calendar/Calendar.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { fetchRules } from '../../../lib/api/catalogue-api.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { isProblem } from '../reads/refusals.ts';
import { useWords } from '../words/use-words.ts';

interface DayFieldProps {
  /** Where it is sung. */
  branchId: number;
  value: string;
  onChange: (date: string) => void;
}

/** By which rules a branch sells; null where it sells no longer. */
const rulesOf = (branchId: number) =>
  fetchRules(branchId).catch((error: unknown) => {
    if (isProblem(error, 'validation-failed')) return null;
    throw error;
  });

/** The calendar of the booking form: days that are sold can be chosen. */
export function DayField({ branchId, value, onChange }: DayFieldProps) {
  const texts = useWords().changes.move;
  const label = useId();
  const now = useNow(30_000);
  const ask = useCallback(() => rulesOf(branchId), [branchId]);
  const rules = useAnswer(ask);
  if (rules.data === null) return <p>{texts.notSold}</p>;
  if (!rules.data)
    return (
      <div
        role={rules.failed ? 'alert' : 'status'}
        className="grid min-h-88 place-content-center justify-items-center gap-3"
      >
        {rules.failed ? <p>{texts.failed}</p> : <Spinner />}
        {rules.failed ? (
          <Button size="sm" onClick={rules.again}>
            {texts.again}
          </Button>
        ) : (
          <p>{texts.loadingDays}</p>
        )}
      </div>
    );
  const sold = rules.data;
  const { first, last } = bookableDates(sold, now);
  return (
    <div className="min-h-88">
      <p id={label} className="sr-only">
        {texts.day}
      </p>
      <Calendar
        value={value}
        onChange={onChange}
        first={first}
        last={last}
        today={first}
        isOpen={(day) => isOpenDate(sold, day, now)}
        labelledBy={label}
      />
    </div>
  );
}
