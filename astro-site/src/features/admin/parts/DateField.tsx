import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { longDateIn } from 'shared/time/long-date.ts';
import { addSeoulDays, isCalendarDate, seoulWallClock } from 'shared/time/seoul.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { useLanguage } from '../language/language.ts';
import { dateFieldTexts } from './date-field-messages.ts';

interface DateFieldProps {
  label: string;
  /** What else there is to say about it. */
  hint?: string;
  value: string;
  onChange: (date: string) => void;
  required?: boolean;
  /** Buttons for the day before and the day after. */
  hasSteps?: boolean;
}

/**
 * A day in Seoul as yyyy-MM-dd with its weekday below it, the same in every browser: the platform's own control writes
 * dates in the order of the machine's language.
 */
export function DateField({
  label,
  hint,
  value,
  onChange,
  required = false,
  hasSteps = false,
}: DateFieldProps) {
  const language = useLanguage();
  const texts = dateFieldTexts[language];
  const isDate = isCalendarDate(value);
  const [isLeft, setLeft] = useState(false);
  // Nobody is told so while typing.
  const isWrong = !isDate && (value.length >= 10 || (isLeft && value !== ''));
  const step = (days: number) =>
    onChange(isDate ? addSeoulDays(value, days) : seoulWallClock(new Date()).date);
  return (
    <div className="grid content-start gap-2">
      <Field label={label} hint={hint} error={isWrong ? texts.notADate : undefined} required={required}>
        <div className="flex items-center gap-2">
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            placeholder={texts.form}
            value={value}
            onFocus={() => setLeft(false)}
            onBlur={() => setLeft(true)}
            onChange={(event) => onChange(event.target.value.trim())}
            className="figures max-w-44"
          />
          {hasSteps && (
            <>
              <Button size="icon" variant="quiet" aria-label={texts.previousDay} onClick={() => step(-1)}>
                <ChevronLeft aria-hidden="true" className="size-5" />
              </Button>
              <Button size="icon" variant="quiet" aria-label={texts.nextDay} onClick={() => step(1)}>
                <ChevronRight aria-hidden="true" className="size-5" />
              </Button>
            </>
          )}
        </div>
      </Field>
      <p role="status" className="min-h-6 font-semibold">
        {isDate ? longDateIn(language)(value) : ''}
      </p>
    </div>
  );
}
